/** HTML that we generated from checked files. Text from visitors must never be passed here. */
export function Html({ html, className }: { readonly html: string; readonly className?: string }) {
  // oxlint-disable-next-line react/no-danger -- escaped where it was made, in content/markdown.ts and boards/
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
