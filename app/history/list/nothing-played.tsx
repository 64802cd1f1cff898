import { Link } from 'react-router'
import { FIGURES } from '#app/stage/figures.ts'
import { Rajah } from '#app/stage/rajah.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import './nothing-played.css'
import { words } from '#words/history'

const WAYS: readonly (readonly [to: string, picture: string, name: () => string, text: () => string])[] = [
  [
    '/play?with=computer',
    FIGURES.intermediate,
    () => words.nothingPlayed.computer,
    () => words.nothingPlayed.computerText,
  ],
  ['/train', FIGURES.master, () => words.nothingPlayed.train, () => words.nothingPlayed.trainText],
  ['/learn', FIGURES.beginner, () => words.nothingPlayed.learn, () => words.nothingPlayed.learnText],
]

/** An empty list of matches: the Rajah invites to a game, beside other ways to begin. */
export const NothingPlayed = () => (
  <div className="nothing-played">
    <div className="nothing-invitation">
      <Rajah pose="welcome" />
      <div>
        <p className="nothing-title">{words.nothingPlayed.noMatches}</p>
        <p className="mt-1 mb-5 text-muted">{words.nothingPlayed.startPlaying}</p>
        <LinkButton to="/play" kind="primary" size="large">
          {words.nothingPlayed.playChess}
        </LinkButton>
      </div>
    </div>
    <div className="nothing-ways">
      <h3 id="ways-to-begin">{words.nothingPlayed.waysToBegin}</h3>
      <ul aria-labelledby="ways-to-begin">
        {WAYS.map(([to, picture, name, text]) => (
          <li key={to}>
            <Link to={to}>
              <img src={picture} alt="" width={240} height={240} loading="lazy" decoding="async" />
              <span>
                <b>{name()}</b>
                <span>{text()}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
