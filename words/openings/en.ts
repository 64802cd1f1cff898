/** The parts of an opening's name. `latin` marks text in another language than the page's. */
type NamedOpening = <T>(
  name: string,
  latin: (text: string) => T,
  /** The code in the Encyclopaedia of Chess Openings, in brackets. */
  eco?: string | null,
) => readonly (string | T)[]

interface OpeningWords {
  readonly name: NamedOpening
  /** A whole opening without its variations. */
  readonly family: (name: string) => string
}

export const words: OpeningWords = {
  name: (name, _, eco) => [eco ? `${name} (${eco})` : name],
  family: (name) => name,
}
