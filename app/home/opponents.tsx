import elephant from '#content/court/elephant-240.webp'
import horse from '#content/court/horse-240.webp'
import pawn from '#content/court/pawn-240.webp'
import vizier from '#content/court/vizier-240.webp'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { words } from '#words/home'

const PICTURES = { pawn, horse, elephant, vizier } as const
const OPPONENTS = ['pawn', 'horse', 'elephant', 'vizier'] as const

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
        {OPPONENTS.map((name) => (
          <li key={name}>
            <a href="/play">
              <img src={PICTURES[name]} alt="" width={240} height={240} loading="lazy" decoding="async" />
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
