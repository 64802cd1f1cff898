import { useSyncExternalStore } from 'react'
import { makeDeviceRecord } from '#app/browser/device-record.ts'

/** What the squares are coloured with; the house's green first. Their values: app/ui/board-colors.css. */
export const BOARD_COLORS = ['green', 'walnut', 'sandstone', 'lake', 'slate', 'contrast'] as const
export type BoardColors = (typeof BOARD_COLORS)[number]

/** Drawings of ours: app/ui/pieces. */
export const PIECE_SETS = ['courtyard', 'bold', 'letters'] as const
export type PieceSet = (typeof PIECE_SETS)[number]

export const COORDINATE_PLACES = ['inside', 'outside', 'off'] as const
export type CoordinatePlace = (typeof COORDINATE_PLACES)[number]

/** How boards look on this device, all of them alike. */
export interface BoardLook {
  readonly colors: BoardColors
  readonly pieces: PieceSet
  readonly coordinates: CoordinatePlace
  /** How wide a large board should be, where the window has room for it; undefined follows the window. */
  readonly widthPx: number | undefined
}

export const SMALLEST_BOARD_PX = 320

const DEFAULTS: BoardLook = {
  colors: 'green',
  pieces: 'courtyard',
  coordinates: 'inside',
  widthPx: undefined,
}

export function parseBoardLook(stored: unknown): BoardLook {
  const { colors, pieces, coordinates, widthPx } = Object(stored) as Readonly<Record<string, unknown>>
  return {
    colors: BOARD_COLORS.find((name) => name === colors) ?? DEFAULTS.colors,
    pieces: PIECE_SETS.find((name) => name === pieces) ?? DEFAULTS.pieces,
    coordinates: COORDINATE_PLACES.find((name) => name === coordinates) ?? DEFAULTS.coordinates,
    widthPx:
      typeof widthPx === 'number' && widthPx >= SMALLEST_BOARD_PX && widthPx < Infinity ? widthPx : undefined,
  }
}

const record = makeDeviceRecord('board', parseBoardLook)

export function changeBoardLook(changes: Partial<BoardLook>) {
  record.change(changes)
  show(record.value)
}

/**
 * Styles do the rest, so that no board is rendered for it. Before the first paint of a page public/before-paint.js has
 * done the same, and has made this record of what an older version kept.
 */
function show({ colors, pieces, coordinates, widthPx }: BoardLook) {
  const root = document.documentElement
  Object.assign(root.dataset, { boardColors: colors, boardPieces: pieces, boardCoordinates: coordinates })
  if (widthPx === undefined) root.style.removeProperty('--board-wish')
  else root.style.setProperty('--board-wish', `${widthPx}px`)
}

const subscribe = (listener: () => void) => record.subscribe(listener)

/** The server knows nobody's choices. */
export const useBoardLook = (): BoardLook =>
  useSyncExternalStore(
    subscribe,
    () => record.value,
    () => DEFAULTS,
  )
