export function bundleForNode(input: string, file: string): Promise<void>
