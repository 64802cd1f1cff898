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

/** After the callback of the first animation frame. */
const LATEST_MS = 300

/**
 * Runs in the browser. It waits to be told that the first frame is on the screen: a task after the callback of an animation
 * frame mostly comes sooner, and the scripts were fetched beside the frame. A tab in the background draws none, and need not wait for
 * one; a browser that tells nothing is given no more than its frame.
 */
const START = String.raw`(nonce,code)=>{
let isBegun=false;
const start=()=>{if(isBegun)return;isBegun=true;
for(const link of document.querySelectorAll("link[data-module]"))link.rel="modulepreload";
document.head.append(Object.assign(document.createElement("script"),{type:"module",nonce,textContent:code}))};
if(document.hidden)return start();
const tells=PerformanceObserver.supportedEntryTypes?.includes("paint");
if(tells)new PerformanceObserver(start).observe({type:"paint",buffered:true});
addEventListener("visibilitychange",start);
requestAnimationFrame(()=>setTimeout(start,tells?${LATEST_MS}:0))}`
