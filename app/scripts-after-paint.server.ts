import { Transform } from 'node:stream'

/** Changes to HTML for pages in other languages than English, whose scripts and pages the server's build names. */
interface Localize {
  readonly scripts: (html: string) => string
  /** For pages without React only. */
  readonly links: (html: string) => string
}

const ENGLISH: Localize = { scripts: (html) => html, links: (html) => html }

/**
 * Makes the browser fetch a page's scripts after its first frame rather than alongside style sheet and fonts, with which they
 * share the connection over HTTP/1.1. The server's HTML is readable without scripts. React Router writes modulepreload links
 * into the head and one inline module into the body, and cannot delay them. This removes them and puts a script in the
 * module's place that adds them after the first frame. (docs/decisions/126)
 */
export function startScriptsAfterPaint({ scripts, links }: Localize = ENGLISH): Transform {
  let held: string | undefined = ''
  let tail = ''
  // A character may be split between two chunks.
  const decoder = new TextDecoder()
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held === undefined) return done(null, chunk)
      const text = decoder.decode(chunk, { stream: true })
      held += text
      // Articles come in a hundred chunks or more: all that came is searched only when another script is complete.
      tail += text
      const isScriptComplete = tail.includes(END_OF_SCRIPT)
      tail = tail.slice(1 - END_OF_SCRIPT.length)
      if (!isScriptComplete || !MODULE.test(held)) return done()
      const page = held
      held = undefined
      done(null, withoutHaste(scripts(page)))
    },
    // A page without React, or one that was cut off.
    flush: (done) => done(null, held && links(scripts(held))),
  })
}

const END_OF_SCRIPT = '</script>'
const LINK = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const MODULE = /<script nonce="([^"]*)" type="module" async="">([^<]*)<\/script>/

function withoutHaste(page: string): string {
  const [head, body] = splitAt(page, page.indexOf('</head>'))
  const modules = [...head.matchAll(LINK)].map(([, address]) => address).join(' ')
  return (
    head.replaceAll(LINK, '') +
    body.replace(
      MODULE,
      (_all, nonce: string, code: string) =>
        `<script nonce="${nonce}" data-modules="${modules}">(${START})(document.currentScript,${JSON.stringify(code)})</script>`,
    )
  )
}

const splitAt = (text: string, index: number): readonly [string, string] => [
  text.slice(0, index),
  text.slice(index),
]

/** The longest wait after the callback of the first animation frame. */
const LATEST_MS = 300

/**
 * Runs in the browser. Waits for the paint entry of the first frame, since a task queued in an animation frame's callback
 * usually runs before that frame is on screen. A background tab draws no frame and starts at once; a browser without paint
 * entries starts after its first animation frame.
 */
const START = String.raw`({nonce,dataset},code)=>{
let isBegun=false;
const start=()=>{if(isBegun)return;isBegun=true;
const {head}=document,make=(name,values)=>head.append(Object.assign(document.createElement(name),values));
for(const href of dataset.modules.split(" "))if(href)make("link",{rel:"modulepreload",href});
make("script",{type:"module",nonce,textContent:code})};
if(document.hidden)return start();
const tells=PerformanceObserver.supportedEntryTypes?.includes("paint");
if(tells)new PerformanceObserver(start).observe({type:"paint",buffered:true});
addEventListener("visibilitychange",start);
requestAnimationFrame(()=>setTimeout(start,tells?${LATEST_MS}:0))}`
