/** `downloaded` is where Playwright would put its own. `env` is what the browser needs beside the usual environment. */
export function findBrowser(downloaded: string): Promise<{ path: string; env: Record<string, string> }>
