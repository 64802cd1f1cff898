/** Loads the files of a script, which are separated by spaces, in parallel. */
export function loadModules(addresses: string): void {
  for (const src of addresses.split(' '))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}
