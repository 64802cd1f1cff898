import type { Mail } from './mailer.ts'
import type { Site } from '#server/site.ts'
import { localAddress } from '#words/addresses.ts'
import { words } from '#words/emails'
import type { EmailText } from '#words/emails/email-text.ts'
import { wrap } from './wrap.ts'

interface AddressedEmail extends EmailText {
  readonly to: string
}

/** The tokens of app/app.css, light and dark. Mail programs do not support variables, and many do not support style sheets. */
export const LIGHT = {
  ground: '#fbf7ee',
  surface: '#ffffff',
  ink: '#1b231e',
  muted: '#5a635c',
  hairline: '#e3dac6',
  green: '#14452f',
  'on-green': '#ffffff',
}
export const DARK: typeof LIGHT = {
  ground: '#14120e',
  surface: '#1e1b15',
  ink: '#f3eee2',
  muted: '#b3ad9e',
  hairline: '#353025',
  green: '#7fb069',
  'on-green': '#14120e',
}
const SQUARES = ['#ebecd0', '#739552']

/** Fonts of systems with Devanagari; Roboto, Georgia and Arial have none. */
const DEVANAGARI = "'Nirmala UI', 'Kohinoor Devanagari', 'Noto Sans Devanagari'"
const DISPLAY = `Eczar, Georgia, 'Times New Roman', ${DEVANAGARI}, serif`
const TEXT = `Mukta, 'Segoe UI', Roboto, Helvetica, Arial, ${DEVANAGARI}, sans-serif`
/** Addresses and links have no spaces, and must not make the column wider than a phone. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word'
const TEXT_WIDTH = 72

const wrapped = (text: string): string => wrap(text, TEXT_WIDTH)

/** The home page in the language of the email. */
const homeOf = (origin: string): string => origin + localAddress('/').replace(/^\/$/, '')

export function makeMail(email: AddressedEmail, site: Site, origin: string): Mail {
  return {
    to: email.to,
    subject: email.subject,
    text: makeText(email, site, origin),
    html: makeHtml(email, site, origin),
  }
}

function makeText(
  { subject, paragraphs, button, notes }: AddressedEmail,
  site: Site,
  origin: string,
): string {
  const link = ({ label, link }: { label: string; link: string }) => `${label}:\n${link}`
  const blocks = [
    subject,
    ...paragraphs.map(wrapped),
    ...(button === undefined ? [] : [link(button)]),
    ...notes.map((note) => (typeof note === 'string' ? wrapped(note) : link(note))),
    `-- \n${site.name}\n${homeOf(origin)}\n${site.email}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/**
 * One column of tables with inline styles, which the oldest mail programs need. Nothing is loaded: a remote picture would tell
 * the sender when the email was read.
 */
function makeHtml(
  { subject, paragraphs, button, notes }: AddressedEmail,
  site: Site,
  origin: string,
): string {
  const { lines } = words.layout
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font:400 17px/${lines.text} ${TEXT};${BREAK}">${escape(text)}</p>`
  const note = (content: string) =>
    `<p class="muted" style="margin:0 0 12px;color:${LIGHT.muted};font:400 15px/${lines.note} ${TEXT};${BREAK}">${content}</p>`
  const anchor = (link: string, words: string) =>
    `<a class="link" href="${escape(link)}" style="color:${LIGHT.green};text-decoration:underline">${escape(words)}</a>`

  return `<!doctype html>
<html lang="${words.layout.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .inside { padding: 24px 20px 12px !important } .outside { padding: 16px 8px !important } }
@media (prefers-color-scheme: dark) {
${darkRules()}
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${LIGHT.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escape(paragraphs[0] ?? '')}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${LIGHT.ground}">
<tr><td class="outside" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed">
<tr><td style="padding:0 4px 16px">
<a class="brand" href="${escape(homeOf(origin))}" style="color:${LIGHT.green};font:600 24px/1.2 ${DISPLAY};text-decoration:none">${escape(site.name)}</a>
</td></tr>
<tr><td style="border-radius:16px 16px 0 0;overflow:hidden">${boardEdge()}</td></tr>
<tr><td class="surface inside" style="padding:32px 32px 20px;background-color:${LIGHT.surface};border:1px solid ${LIGHT.hairline};border-top:0;border-radius:0 0 16px 16px">
<h1 class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font:600 28px/${lines.heading} ${DISPLAY}">${escape(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button === undefined ? '' : makeButton(button)}
${notes.map((item) => note(typeof item === 'string' ? escape(item) : `${escape(item.label)}:<br>${anchor(item.link, item.link)}`)).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">
<p class="muted" style="margin:0;color:${LIGHT.muted};font:400 14px/${lines.note} ${TEXT};${BREAK}">${escape(site.name)}, ${anchor(homeOf(origin), new URL(origin).host)}<br>${anchor(`mailto:${site.email}`, site.email)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** A button, followed by its address for readers who cannot press it or want to see where it leads. */
function makeButton({ label, link }: { label: string; link: string }): string {
  const { lines } = words.layout
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
<tr><td class="button" style="border-radius:10px;background-color:${LIGHT.green}">
<a class="button" href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background-color:${LIGHT.green};color:${LIGHT['on-green']};font:600 17px/${lines.button} ${TEXT};text-decoration:none">${escape(label)}</a>
</td></tr>
</table>
<p class="muted" style="margin:0 0 20px;color:${LIGHT.muted};font:400 14px/${lines.note} ${TEXT};${BREAK}">${words.layout.orOpenThisAddress}<br><a class="link" href="${escape(link)}" style="color:${LIGHT.green};text-decoration:underline">${escape(link)}</a></p>`
}

/** The edge of a chess board along the top of the sheet, made of table cells. */
function boardEdge(): string {
  const cells = Array.from(
    { length: 16 },
    (_, file) =>
      `<td bgcolor="${SQUARES[file % 2]}" width="6.25%" height="12" style="font-size:0;line-height:12px;background-color:${SQUARES[file % 2]}">&nbsp;</td>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`
}

function darkRules(): string {
  return `.ground { background-color: ${DARK.ground} !important }
.surface { background-color: ${DARK.surface} !important; border-color: ${DARK.hairline} !important }
.ink { color: ${DARK.ink} !important }
.muted { color: ${DARK.muted} !important }
.brand, .link { color: ${DARK.green} !important }
.button { background-color: ${DARK.green} !important; color: ${DARK['on-green']} !important }`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
