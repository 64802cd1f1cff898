import { Icon, type IconName } from '#app/ui/icon.tsx'
import { words } from '#words/home'

const WAYS: readonly (readonly [way: keyof typeof words.learn.ways, to: string, icon: IconName])[] = [
  ['lessons', '/learn', 'hint'],
  ['mistakes', '/train/mistakes', 'reset'],
  ['rush', '/train/rush', 'clock'],
]

/** Shown above the puzzle of the day. */
export const LearnHead = () => (
  <div className="page home-head">
    <h2>{words.learn.title}</h2>
    <p>{words.learn.text}</p>
  </div>
)

/** Other ways to learn, shown below the puzzle of the day. */
export const LearnWays = () => (
  <div className="page">
    <p>
      <a href="/this-week" className="home-more">
        {words.home.thisWeek}
        <Icon name="arrow" />
      </a>
    </p>
    <ul className="learn-ways">
      {WAYS.map(([way, to, icon]) => (
        <li key={way}>
          <a href={to}>
            <Icon name={icon} className="size-6" />
            <b>{words.learn.ways[way].title}</b>
            <span>{words.learn.ways[way].text}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
)
