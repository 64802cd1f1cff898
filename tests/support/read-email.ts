/** A parsed email: headers by lower-case name, and its text and HTML parts. */
export interface ReceivedEmail {
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
}

/** Parses the emails of this site: a text and an HTML part, each plain, quoted-printable or base64. */
export function readEmail(source: string): ReceivedEmail {
  const { headers, body } = readPart(source)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) throw new Error('The email has no parts')
  const [text, html] = `\r\n${body}`
    .split(`\r\n--${boundary}\r\n`)
    .slice(1)
    .map((part) => readPart(part.split(`\r\n--${boundary}--`)[0] ?? ''))
  if (text === undefined || html === undefined) throw new Error('The email does not have two parts')
  return { headers, text: decode(text), html: decode(html) }
}

interface Part {
  readonly headers: Record<string, string>
  readonly body: string
}

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  // A line that starts with a space continues the previous header.
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  )
  return { headers, body: source.slice(end + 4) }
}

function decode({ headers, body }: Part): string {
  const lines = body.replaceAll('\r\n', '\n')
  const encoding = headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n')
  return encoding === 'quoted-printable' ? decodeQuoted(lines.replaceAll('=\n', '')) : lines
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes a header with letters outside of ASCII (RFC 2047). White space between two encoded words does not count. */
const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
