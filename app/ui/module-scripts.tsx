/** The files of one script, requested in parallel. Attributes for the script to read are on the last file, which is its own. */
export const ModuleScripts = ({
  urls,
  ...data
}: { readonly urls: readonly string[] } & Readonly<Record<`data-${string}`, string>>) =>
  urls.map((url) => <script key={url} type="module" src={url} {...(url === urls.at(-1) && data)} />)
