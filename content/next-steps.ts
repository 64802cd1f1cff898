import type { GallerySlug } from './gallery-slugs.ts'

/** A link to a tool for trying out the subject of a text. */
export interface NextStepLink {
  readonly label: string
  readonly to: string
}

const step = (label: string, to: string): NextStepLink => ({ label, to })
const train = (theme: string, what: string) =>
  step(`Train ${what} on positions from real games`, `/train/puzzles?theme=${theme}`)
const learn = (slug: string, what: string) => step(what, `/learn/${slug}`)
const REVIEW = step('Have a game of yours reviewed, free, on your own device', '/review')
const FRIEND = step('Send a friend a link and play', '/online')

/** Keyed by the slug of a gallery picture. */
const GALLERY_STEPS: Readonly<Record<GallerySlug, NextStepLink>> = {
  'piccadilly-chess-street': step('Play against a clock of your own: puzzle rush', '/train/rush'),
  'chess-classroom-education': learn('rook', 'Begin with lesson one'),
  'elegant-chess-players': step('Find out whether your rook’s move was sound: review a game', '/review'),
  'classical-chess-masters': train('rookEndgame', 'rook endings'),
  'grand-chess-tournament': train('sacrifice', 'sacrifices'),
  'world-chess-championship': train('rookEndgame', 'the ending that decided it'),
  'winter-chess-moscow': step('Catch the fever: puzzle rush', '/train/rush'),
  'luxury-chess-board': learn('knight', 'Learn the piece that has to be carved'),
  'chess-cafe-atmosphere': step('Play whoever takes the chair opposite', '/online'),
  'indian-chess-championship': step('Play a friend for the garland', '/online'),
  'mumbai-chess-gateway': learn('opening-principles', 'Learn what an opening should let in'),
  'indian-street-chess': learn('promotion', 'Bring a pawn to the far end'),
  'delhi-chess-monuments': learn('setting-up', 'Put the pieces in their order'),
  'india-gate-chess': learn('opening-principles', 'Learn how to begin a game'),
  'african-chess-classroom': learn('taking', 'Learn to take, one move each'),
  'master-chess-move': train('attackingF2F7', 'attacks on f7'),
  'chess-players-perspective': step('Look at all the checks: puzzles of your own strength', '/train/puzzles'),
  'chess-club-atmosphere': step('Find out where your last game turned', '/review'),
  'royal-chess-couples': learn('setting-up', 'Put the queens on their own colours'),
  'classical-chess-library': learn('notation', 'Learn to write your moves down'),
  'modern-chess-library': step('Take a position to the analysis board', '/analysis'),
  'ancient-indian-chess-court': learn('setting-up', 'Set up the board that came of it'),
  'traditional-indian-chess-gathering': learn('guarding', 'Learn to guard your own pieces'),
  'mumbai-chess-cityscape': learn('bishop', 'Learn the piece that goes slantwise'),
  'indian-street-chess-vibrant': step('Learn the streets of the board by name', '/learn/coordinates'),
  'aerial-chess-perspective': train('operaMate', 'Morphy’s mate'),
  'chess-masters-gathering': step('Take the thirteenth chair: play the computer', '/play'),
  'london-chess-parliament': step('Play a friend across the water, by link', '/online'),
  'london-parliament-golden-hour': step('Go back to a game that you lost', '/review'),
  'royal-chess-duel': learn('pawn-endings', 'Fight for the opposition against the computer'),
  'medieval-chess-court': learn('bishop', 'Learn how far a bishop goes today'),
  'dinosaur-chess-jungle': train('quietMove', 'quiet moves'),
  't-rex-chess-battle': train('defensiveMove', 'defence'),
  'british-chess-academy': step('Challenge another college, by link', '/online'),
  'indian-queens-chess': learn('queen', 'Meet the queen as she moves today'),
  'indian-palace-chess': step('Play a game with pieces that do not tire', '/play'),
  'african-safari-tea-party': learn('knight', 'Learn the one piece that still leaps'),
}

/** Keyed by the slug of a post, chapter or picture. The steps of profiles come from their games. */
const STEPS: Readonly<Record<string, NextStepLink>> = {
  'a-first-repertoire-with-1-d4': learn('london-system', 'Learn a 1.d4 opening move by move'),
  'a-first-sicilian-you-can-actually-play': learn(
    'accelerated-dragon',
    'Learn the Accelerated Dragon move by move',
  ),
  'basic-mates-with-queen-and-rook': learn('rook-mate', 'Give the mate with the rook against the computer'),
  'candidate-moves-name-three-before-you-trust-one': step(
    'Try it on puzzles of your strength',
    '/train/puzzles',
  ),
  'fifteen-minutes-a-day-a-week-you-can-copy': step('Start today’s training', '/train'),
  'free-online-chess-benefits': FRIEND,
  'free-online-chess-getting-started': learn('setting-up', 'Start with the first lesson on the rules'),
  'free-online-chess-improvement': step('Start today’s training', '/train'),
  'from-chaturanga-to-checkmate-the-words-of-chess': learn('checkmate', 'Learn what the last word means'),
  'how-to-play-the-computer-and-come-away-stronger': step(
    'Play the beginner with the coach on',
    '/play?start=beginner',
  ),
  'koneru-humpy-and-volodar-murzin-win-the-world-rapid': step('Play a rapid game', '/play'),
  'lucena-and-philidor-side-by-side': train('rookEndgame', 'rook endings'),
  'morphy-at-the-opera-every-move-brings-a-piece': learn('opening-principles', 'Begin a game as Morphy did'),
  'one-title-two-names-carlsen-and-nepomniachtchi-share-the-world-blitz': step(
    'Try three minutes: puzzle rush',
    '/train/rush',
  ),
  'pins-and-skewers-the-long-pieces-at-work': train('pin', 'pins'),
  'rooks-belong-behind-passed-pawns-mostly': train('rookEndgame', 'rook endings'),
  'stalemate-saving-half-a-point-and-not-giving-one-away': learn(
    'stalemate',
    'Play the stalemate and the mate beside it',
  ),
  'teach-a-child-chess-in-ten-small-games': learn('rook', 'The first lesson: the rook'),
  'the-back-rank-and-how-to-smell-danger-there': train('backRankMate', 'the back rank'),
  'the-caro-kann-for-people-with-jobs': learn('caro-kann', 'Learn the Caro-Kann move by move'),
  'the-discovered-attack-two-threats-in-one-move': train('discoveredAttack', 'discovered attacks'),
  'the-fork-taught-by-its-geometry': train('fork', 'forks'),
  'the-greek-gift-a-checklist-for-bxh7': train('attackingF2F7', 'attacks on the king'),
  'the-italian-game-five-ideas-before-you-memorise-a-move': learn(
    'italian-game',
    'Learn the Italian Game move by move',
  ),
  'the-opposition-in-twenty-minutes': learn('pawn-endings', 'Play king and pawn against the computer'),
  'the-queen-s-gambit-declined-as-a-plan-not-a-line': learn(
    'queens-gambit-declined',
    'Learn it move by move',
  ),
  'time-trouble-is-a-habit': step('Practise under the clock: puzzle rush', '/train/rush'),
  'what-to-do-after-you-hang-your-queen': train('defensiveMove', 'defence'),
  'where-should-your-king-live-castling-as-a-decision': learn('castling', 'Castle on four boards'),
  'women-who-changed-indian-chess': FRIEND,
  'what-1200s-do-hang-the-rook': train('hangingPiece', 'unguarded pieces'),
  'what-1200s-do-walk-past-a-free-piece': train('hangingPiece', 'unguarded pieces'),
  'what-1200s-do-forget-to-castle': learn('castling', 'Castle on four boards'),
  'what-1200s-do-fall-on-the-back-rank': train('backRankMate', 'the back rank'),
  'what-1200s-do-answer-e4': learn('italian-game', 'Learn the Italian Game move by move'),
  'what-1200s-do-draw-a-rook-up': learn('rook-mate', 'Give the mate with the rook against the computer'),
  'what-1200s-do-stalemate': learn('queen-mate', 'Mate with the queen against the computer'),
  'what-1200s-do-lose-pieces-after-move-ten': train('middlegame', 'middlegame positions'),
  'what-1200s-do-miss-mate-in-one': train('mateIn1', 'mates in one'),
  'what-1200s-do-bring-the-queen-out': learn('opening-principles', 'How to begin a game'),
  'what-1200s-do-overlook-en-passant': learn('en-passant', 'Take en passant on three boards'),
  'what-1200s-do-come-back': train('defensiveMove', 'defence'),
  'what-1200s-do-play-to-mate': train('mateIn2', 'mates in two'),
  'edward-lasker-against-thomas-the-king-that-crossed-the-board': train('sacrifice', 'sacrifices'),
  'gukesh-is-world-champion-fourteen-games-in-singapore': train('rookEndgame', 'rook endings'),
  'how-viswanathan-anand-put-india-on-the-chess-map': step('Play a rapid game against the computer', '/play'),
  'mir-sultan-khan-the-quiet-champion': learn('promotion', 'Bring a pawn to the far end'),
  'analyse-your-own-game-before-the-computer-does': REVIEW,
  'read-a-pawn-structure-like-a-map': train('pawnEndgame', 'pawn endings'),
  'why-your-knight-belongs-on-an-outpost': learn('knight', 'Learn to see where a knight can go'),
  'modern-chess': step('Put a position before the engine on the analysis board', '/analysis'),
  ...GALLERY_STEPS,
  'chess-origins': learn('setting-up', 'Set up the board that came of it'),
  'chess-evolution': learn('queen', 'Meet the queen as she moves today'),
  'indian-chess-rise': step('Play a game of your own', '/play'),
  'indian-chess-success': step('Start today’s training', '/train'),
}

/** Throws for a text without an entry: each ends with a step that fits it. */
export function nextStepOf(slug: string): NextStepLink {
  const found = STEPS[slug]
  if (found === undefined) throw new Error(`content/next-steps.ts has no step for ${slug}`)
  return found
}

export const stepSlugs = (): readonly string[] => Object.keys(STEPS)
