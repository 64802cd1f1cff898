/** The parts of an opening's name. `latin` marks text in another language than the page's. */
type NamedOpening = <T>(
  name: string,
  latin: (text: string) => T,
  /** The code in the Encyclopaedia of Chess Openings, in brackets. */
  eco?: string | null,
) => readonly (string | T)[]

export const words: { readonly name: NamedOpening } = {
  name: (name, _, eco) => [eco ? `${name} (${eco})` : name],
}
