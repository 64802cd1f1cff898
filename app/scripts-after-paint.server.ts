import { Transform } from 'node:stream'

/**
 * Has the browser fetch a page's scripts once its first frame is drawn, and not while it waits for the style sheet and the
 * fonts: over HTTP/1.1 they would share the line. What the server has written can be read before any script has come.
 * React Router writes links to all modules into the head and one inline module that begins the page into the body, and has
 * no property for when they start. Without its script the links say nothing (`data-module`); the script that takes the
 * module's place turns them on and adds the module. (docs/decisions/126)
 */
export function startScriptsAfterPaint(): Transform {
  let held: string | undefined = ''
  // One character may lie in two chunks.
  const decoder = new TextDecoder()
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held === undefined) return done(null, chunk)
      held += decoder.decode(chunk, { stream: true })
      if (!MODULE.test(held)) return done()
      const page = held
      held = undefined
      done(null, withoutHaste(page))
    },
    // A page without scripts, or one that broke off.
    flush: (done) => done(null, held),
  })
}

const MODULE = /<script nonce="([^"]*)" type="module" async="">([^<]*)<\/script>/

function withoutHaste(page: string): string {
  const [head, body] = splitAt(page, page.indexOf('</head>'))
  return (
    head.replaceAll('<link rel="modulepreload"', '<link data-module=""') +
    body.replace(
      MODULE,
      (_all, nonce: string, code: string) =>
        `<script nonce="${nonce}">(${START})(document.currentScript.nonce,${JSON.stringify(code)})</script>`,
    )
  )
}

const splitAt = (text: string, index: number): readonly [string, string] => [
  text.slice(0, index),
  text.slice(index),
]

/** Runs in the browser. A tab in the background draws no frames, and need not wait for one. */
const START = String.raw`(nonce,code)=>{
const start=()=>{
for(const link of document.querySelectorAll("link[data-module]"))link.rel="modulepreload";
document.head.append(Object.assign(document.createElement("script"),{type:"module",nonce,textContent:code}))};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`
