const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for use between HTML tags and in attributes with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
