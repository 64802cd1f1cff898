import { FIGURES } from '#app/stage/figures.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { words } from '#words/home'

const OPPONENTS = { pawn: 'beginner', horse: 'intermediate', elephant: 'advanced', vizier: 'master' } as const
type Carving = keyof typeof OPPONENTS

const PEOPLE: readonly (readonly [to: string, icon: IconName, name: () => string])[] = [
  ['/play', 'screen', () => words.opponents.sameScreen],
  ['/online', 'users', () => words.opponents.friend],
]

/** The four levels of the computer, and the ways to play people. */
export function Opponents() {
  return (
    <section aria-labelledby="opponents" className="page">
      <div className="home-head">
        <h2 id="opponents">{words.opponents.title}</h2>
        <p>{words.opponents.text}</p>
      </div>
      <ul className="opponents">
        {(Object.keys(OPPONENTS) as Carving[]).map((name) => (
          <li key={name}>
            <a href="/play">
              <img
                src={FIGURES[OPPONENTS[name]]}
                alt=""
                width={240}
                height={240}
                loading="lazy"
                decoding="async"
              />
              <b>{words.opponents.names[name]}</b>
              <span>{words.opponents.tempers[name]}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="opponents-people">
        {PEOPLE.map(([to, icon, name]) => (
          <li key={to}>
            <a href={to} className="home-more">
              <Icon name={icon} />
              {name()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
