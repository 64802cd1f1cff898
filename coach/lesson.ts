import type { Claim } from './claim.ts'
import type { MoveReview } from './review.ts'

/** What mistakes are made of, the gravest first, each with what helps against it. */
const ADVICE = {
  'allowed-mate': 'before each move, look at every check that the other side has.',
  'missed-mate': 'look at every check first: one of them may lead to mate.',
  'unseen-threat': 'after each move of the other side, ask what it attacks.',
  'loose-piece': 'before you let go of a piece, see what the other side can take.',
  promotion: 'watch the pawns that are near the end of their way.',
  tactic: 'before each move, look at the checks and captures of the other side, and at what they lead to.',
  'pawn-ending': 'in a pawn ending, bring the king before the pawn, and count the steps of both kings.',
  trade: 'before you trade the last pieces, count what the pawns and kings can do without them.',
  draw: 'when you are ahead, look for the checks of the other side that would never end.',
  castling: 'castle early, before the other side can make your king move.',
  'allowed-threat': 'before each move, ask what the other side could attack with its next one.',
  'missed-threat': 'look for moves that attack something: the other side has to answer them.',
  'missed-chance': 'before a quiet move, look at every check and capture of your own.',
} as const
type Theme = keyof typeof ADVICE
const THEMES = Object.keys(ADVICE) as readonly Theme[]

/**
 * One piece of advice out of a side's mistakes: against what most of them are made of, as far as it was proved;
 * `undefined` where nothing was.
 */
export function lessonOf(mistakes: readonly MoveReview[]): string | undefined {
  const themes = mistakes.flatMap(({ claim }) => (claim ? [themeOf(claim)] : []))
  const count = (theme: Theme): number => themes.filter((each) => each === theme).length
  // The sort is stable: of themes that are as frequent, the graver comes first.
  const [first] = THEMES.filter((theme) => count(theme) > 0).toSorted(
    (one, other) => count(other) - count(one),
  )
  return first && ADVICE[first]
}

function themeOf(claim: Claim): Theme {
  if (claim.kind === 'pawn-ending' || claim.kind === 'trade') return claim.kind
  if (claim.kind === 'threat') return claim.about === 'allowed' ? 'allowed-threat' : 'missed-threat'
  if (claim.about !== 'allowed') return claim.kind === 'mate' ? 'missed-mate' : 'missed-chance'
  if (claim.kind === 'mate') return 'allowed-mate'
  if (claim.kind === 'castling' || claim.kind === 'draw') return claim.kind
  if (claim.cause === 'threat-ignored') return 'unseen-threat'
  if (claim.motif === 'promotion') return 'promotion'
  return claim.motif === 'hanging-piece' || claim.motif === 'exchange' ? 'loose-piece' : 'tactic'
}
