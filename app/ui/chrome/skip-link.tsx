import { words } from '#words/ui/chrome'

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-green px-4 py-3 font-semibold text-on-green focus:translate-y-0 print:hidden"
    >
      {words.skipLink.skipToContent}
    </a>
  )
}
