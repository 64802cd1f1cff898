import type { GameMode } from './settings.ts'

export const MODE_NAMES: Record<GameMode, string> = {
  'human-vs-human': 'Player vs Player',
  'human-vs-ai': 'Player vs Computer',
}
