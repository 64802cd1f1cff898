import { words } from '#words/board'
import { KEY_HELP, KEY_SECTIONS } from './keys.ts'

/** All shortcuts, folded away. */
export const KeyList = () => (
  <details className="text-label">
    <summary className="min-h-11 content-center font-semibold">{words.keyList.keys}</summary>
    {KEY_SECTIONS.map((section) => (
      <section key={section} aria-label={words.keys.sections[section]} className="pb-3">
        <h3 className="font-text text-sm text-muted">{words.keys.sections[section]}</h3>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
          {KEY_HELP[section].map(({ keys, mouse, does }) => (
            <div key={does()} className="contents">
              <dt className="flex max-w-32 flex-wrap gap-1">
                {[...keys, ...(mouse ? [mouse()] : [])].map((key) => (
                  <kbd
                    key={key}
                    className="rounded-[4px] border border-edge px-1.5 font-text text-sm leading-normal"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does()}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </details>
)
