/** HTML of our own making: articles turned from checked files, boards. Nothing a visitor wrote ever comes here. */
export function Html({ html, className }: { readonly html: string; readonly className?: string }) {
  // oxlint-disable-next-line react/no-danger -- escaped where it was made, in content/markdown.ts and boards/
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
