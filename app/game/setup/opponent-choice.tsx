import { useState } from 'react'
import { LEVELS, type Level } from '#engine/levels.ts'
import { measured, ratingRange, STRENGTHS, type Skill, type Strength } from '#engine/strength.ts'
import { evenStrength, ownStrength } from '#app/game/own-strength.ts'
import { richText } from '#app/ui/rich-text.ts'
import { CardGroup } from './card-group.tsx'
import { FIGURES } from '#app/stage/figures.ts'
import { StrengthDial } from './strength-dial.tsx'
import { words } from '#words/game'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

interface OpponentChoiceProps {
  readonly skill: Skill
  readonly onChange: (skill: Skill) => void
}

const OPPONENTS = [...LEVELS, 'dial'] as const
type Opponent = (typeof OPPONENTS)[number]

/** The computer as five carved opponents: one for each level, and the dial for any rating. */
export function OpponentChoice({ skill, onChange }: OpponentChoiceProps) {
  /** The dial's last value, restored when the player returns to the dial. */
  const [dialled, setDialled] = useState<Strength>()
  return (
    <CardGroup
      legend={words.skillChoice.difficulty}
      className="opponents"
      options={OPPONENTS.map((opponent) => ({
        value: opponent,
        label: opponent === 'dial' ? words.skillChoice.chooseAStrength : words.levels[opponent],
        note: <OpponentNote opponent={opponent} skill={skill} />,
        image: <Figure opponent={opponent} />,
      }))}
      value={typeof skill === 'number' ? 'dial' : skill}
      onChange={(chosen) =>
        onChange(chosen === 'dial' ? (dialled ?? evenStrength(ownStrength.value)) : chosen)
      }
      detail={<HowMeasured skill={skill} />}
    >
      {typeof skill === 'number' && (
        <StrengthDial
          strength={skill}
          onChange={(strength) => {
            setDialled(strength)
            onChange(strength)
          }}
        />
      )}
    </CardGroup>
  )
}

interface OpponentNoteProps {
  readonly opponent: Opponent
  readonly skill: Skill
}

function OpponentNote({ opponent, skill }: OpponentNoteProps) {
  const range = opponent === 'dial' ? { from: STRENGTHS.least, to: STRENGTHS.most } : ratingRange(opponent)
  const isDialled = opponent === 'dial' && typeof skill === 'number'
  return (
    <>
      <span className="setup-range">
        {isDialled ? words.playerName.skill(skill) : words.skillChoice.range(range)}
      </span>
      <span className="setup-temper">{words.skillChoice.tempers[opponent]}</span>
    </>
  )
}

function HowMeasured({ skill }: { readonly skill: Skill }) {
  const { rating, margin } = measured(skill)
  return richText(
    words.skillChoice.measured(rating, margin, (text) => (
      <PageAnchor href="/how-we-measured" className="text-green underline">
        {text}
      </PageAnchor>
    )),
  )
}

/** Decorative, since the text names the opponent. Loads after the scripts. */
const Figure = ({ opponent }: { readonly opponent: Level | 'dial' }) => (
  <img
    src={FIGURES[opponent]}
    width={240}
    height={240}
    alt=""
    loading="lazy"
    decoding="async"
    className="setup-figure"
  />
)
