export function packFiles(folder: string, target: string): Promise<void>
