import type { LocalOpponent } from './settings.ts'

export const MODE_NAMES: Record<LocalOpponent['type'], string> = {
  'same-screen': 'Player vs Player',
  computer: 'Player vs Computer',
}
