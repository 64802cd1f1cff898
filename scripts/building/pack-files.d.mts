export function packFiles(folder: string, target: string, isWanted?: (path: string) => boolean): Promise<void>
