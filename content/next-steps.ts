import type { GallerySlug } from './gallery-slugs.ts'

/** A link to a tool for trying out the subject of a text. */
export interface NextStepLink {
  readonly label: string
  readonly to: string
}

/** Keyed by the slug of a gallery picture. */
const GALLERY_STEPS = {
  'piccadilly-chess-street': '/train/rush',
  'chess-classroom-education': '/learn/rook',
  'elegant-chess-players': '/review',
  'classical-chess-masters': '/train/puzzles?theme=rookEndgame',
  'grand-chess-tournament': '/train/puzzles?theme=sacrifice',
  'world-chess-championship': '/train/puzzles?theme=rookEndgame',
  'winter-chess-moscow': '/train/rush',
  'luxury-chess-board': '/learn/knight',
  'chess-cafe-atmosphere': '/online',
  'indian-chess-championship': '/online',
  'mumbai-chess-gateway': '/learn/opening-principles',
  'indian-street-chess': '/learn/promotion',
  'delhi-chess-monuments': '/learn/setting-up',
  'india-gate-chess': '/learn/opening-principles',
  'african-chess-classroom': '/learn/taking',
  'master-chess-move': '/train/puzzles?theme=attackingF2F7',
  'chess-players-perspective': '/train/puzzles',
  'chess-club-atmosphere': '/review',
  'royal-chess-couples': '/learn/setting-up',
  'classical-chess-library': '/learn/notation',
  'modern-chess-library': '/analysis',
  'ancient-indian-chess-court': '/learn/setting-up',
  'traditional-indian-chess-gathering': '/learn/guarding',
  'mumbai-chess-cityscape': '/learn/bishop',
  'indian-street-chess-vibrant': '/learn/coordinates',
  'aerial-chess-perspective': '/train/puzzles?theme=operaMate',
  'chess-masters-gathering': '/play',
  'london-chess-parliament': '/online',
  'london-parliament-golden-hour': '/review',
  'royal-chess-duel': '/learn/pawn-endings',
  'medieval-chess-court': '/learn/bishop',
  'dinosaur-chess-jungle': '/train/puzzles?theme=quietMove',
  't-rex-chess-battle': '/train/puzzles?theme=defensiveMove',
  'british-chess-academy': '/online',
  'indian-queens-chess': '/learn/queen',
  'indian-palace-chess': '/play',
  'african-safari-tea-party': '/learn/knight',
} satisfies Readonly<Record<GallerySlug, string>>

/** Keyed by the slug of a post, chapter or picture. The steps of profiles come from their games. */
const STEPS = {
  'a-first-repertoire-with-1-d4': '/learn/london-system',
  'a-first-sicilian-you-can-actually-play': '/learn/accelerated-dragon',
  'basic-mates-with-queen-and-rook': '/learn/rook-mate',
  'candidate-moves-name-three-before-you-trust-one': '/train/puzzles',
  'fifteen-minutes-a-day-a-week-you-can-copy': '/train',
  'free-online-chess-benefits': '/online',
  'free-online-chess-getting-started': '/learn/setting-up',
  'free-online-chess-improvement': '/train',
  'from-chaturanga-to-checkmate-the-words-of-chess': '/learn/checkmate',
  'how-to-play-the-computer-and-come-away-stronger': '/play?start=beginner',
  'koneru-humpy-and-volodar-murzin-win-the-world-rapid': '/play',
  'lucena-and-philidor-side-by-side': '/train/puzzles?theme=rookEndgame',
  'morphy-at-the-opera-every-move-brings-a-piece': '/learn/opening-principles',
  'one-title-two-names-carlsen-and-nepomniachtchi-share-the-world-blitz': '/train/rush',
  'pins-and-skewers-the-long-pieces-at-work': '/train/puzzles?theme=pin',
  'rooks-belong-behind-passed-pawns-mostly': '/train/puzzles?theme=rookEndgame',
  'stalemate-saving-half-a-point-and-not-giving-one-away': '/learn/stalemate',
  'teach-a-child-chess-in-ten-small-games': '/learn/rook',
  'the-back-rank-and-how-to-smell-danger-there': '/train/puzzles?theme=backRankMate',
  'the-caro-kann-for-people-with-jobs': '/learn/caro-kann',
  'the-discovered-attack-two-threats-in-one-move': '/train/puzzles?theme=discoveredAttack',
  'the-fork-taught-by-its-geometry': '/train/puzzles?theme=fork',
  'the-greek-gift-a-checklist-for-bxh7': '/train/puzzles?theme=attackingF2F7',
  'the-italian-game-five-ideas-before-you-memorise-a-move': '/learn/italian-game',
  'the-opposition-in-twenty-minutes': '/learn/pawn-endings',
  'the-queen-s-gambit-declined-as-a-plan-not-a-line': '/learn/queens-gambit-declined',
  'time-trouble-is-a-habit': '/train/rush',
  'won-endings-people-give-away': '/train/endings',
  'what-to-do-after-you-hang-your-queen': '/train/puzzles?theme=defensiveMove',
  'where-should-your-king-live-castling-as-a-decision': '/learn/castling',
  'women-who-changed-indian-chess': '/online',
  'what-1200s-do-hang-the-rook': '/train/puzzles?theme=hangingPiece',
  'what-1200s-do-walk-past-a-free-piece': '/train/puzzles?theme=hangingPiece',
  'what-1200s-do-forget-to-castle': '/learn/castling',
  'what-1200s-do-fall-on-the-back-rank': '/train/puzzles?theme=backRankMate',
  'what-1200s-do-answer-e4': '/learn/italian-game',
  'what-1200s-do-draw-a-rook-up': '/learn/rook-mate',
  'what-1200s-do-stalemate': '/learn/queen-mate',
  'what-1200s-do-lose-pieces-after-move-ten': '/train/puzzles?theme=middlegame',
  'what-1200s-do-miss-mate-in-one': '/train/puzzles?theme=mateIn1',
  'what-1200s-do-bring-the-queen-out': '/learn/opening-principles',
  'what-1200s-do-overlook-en-passant': '/learn/en-passant',
  'what-1200s-do-come-back': '/train/puzzles?theme=defensiveMove',
  'what-1200s-do-play-to-mate': '/train/puzzles?theme=mateIn2',
  'edward-lasker-against-thomas-the-king-that-crossed-the-board': '/train/puzzles?theme=sacrifice',
  'gukesh-is-world-champion-fourteen-games-in-singapore': '/train/puzzles?theme=rookEndgame',
  'how-viswanathan-anand-put-india-on-the-chess-map': '/play',
  'mir-sultan-khan-the-quiet-champion': '/learn/promotion',
  'analyse-your-own-game-before-the-computer-does': '/review',
  'read-a-pawn-structure-like-a-map': '/train/puzzles?theme=pawnEndgame',
  'why-your-knight-belongs-on-an-outpost': '/learn/knight',
  'modern-chess': '/analysis',
  'chess-origins': '/learn/setting-up',
  'chess-evolution': '/learn/queen',
  'indian-chess-rise': '/play',
  'indian-chess-success': '/train',
  ...GALLERY_STEPS,
}

export type StepSlug = keyof typeof STEPS

const isStepSlug = (slug: string): slug is StepSlug => Object.hasOwn(STEPS, slug)

/** Each text ends with a step that fits it; throws for one without. The caller passes the labels in its language. */
export function nextStepOf(slug: string, labels: Readonly<Record<StepSlug, string>>): NextStepLink {
  if (!isStepSlug(slug)) throw new Error(`content/next-steps.ts has no step for ${slug}`)
  return { label: labels[slug], to: STEPS[slug] }
}

export const stepSlugs = (): readonly string[] => Object.keys(STEPS)
