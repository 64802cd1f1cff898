import { useSyncExternalStore } from 'react'
import { makeDeviceRecord } from '#app/browser/device-record.ts'

/** Colour sets of the squares, the default first. Values: app/ui/board-colors.css. */
export const BOARD_COLORS = ['green', 'walnut', 'sandstone', 'lake', 'slate', 'contrast'] as const
type BoardColors = (typeof BOARD_COLORS)[number]

/** The sets of pieces, which we drew ourselves: app/ui/pieces. */
export const PIECE_SETS = ['courtyard', 'bold', 'letters'] as const
type PieceSet = (typeof PIECE_SETS)[number]

export const COORDINATE_PLACES = ['inside', 'outside', 'off'] as const
type CoordinatePlace = (typeof COORDINATE_PLACES)[number]

/** The look of all boards on this device. */
export interface BoardLook {
  readonly colors: BoardColors
  readonly pieces: PieceSet
  readonly coordinates: CoordinatePlace
  /** Width of boards on large windows, if they fit; undefined follows the window. */
  readonly widthPx: number | undefined
  /** Shows the coach's face (app/stage/coach-card.css). */
  readonly rajah: 'shown' | 'hidden'
}

export const SMALLEST_BOARD_PX = 320

const DEFAULTS: BoardLook = {
  colors: 'green',
  pieces: 'courtyard',
  coordinates: 'inside',
  widthPx: undefined,
  rajah: 'shown',
}

export function parseBoardLook(stored: unknown): BoardLook {
  const { colors, pieces, coordinates, widthPx, rajah } = Object(stored) as Readonly<Record<string, unknown>>
  return {
    colors: BOARD_COLORS.find((name) => name === colors) ?? DEFAULTS.colors,
    pieces: PIECE_SETS.find((name) => name === pieces) ?? DEFAULTS.pieces,
    coordinates: COORDINATE_PLACES.find((name) => name === coordinates) ?? DEFAULTS.coordinates,
    widthPx:
      typeof widthPx === 'number' && widthPx >= SMALLEST_BOARD_PX && widthPx < Infinity ? widthPx : undefined,
    rajah: rajah === 'hidden' ? rajah : DEFAULTS.rajah,
  }
}

const record = makeDeviceRecord('board', parseBoardLook)

export function changeBoardLook(changes: Partial<BoardLook>) {
  record.change(changes)
  show(record.value)
}

/**
 * Sets attributes that style sheets read, so no board re-renders. public/before-paint.js does the same before the
 * first paint, and has converted the record of an older version.
 */
function show({ colors, pieces, coordinates, widthPx, rajah }: BoardLook) {
  const root = document.documentElement
  Object.assign(root.dataset, {
    boardColors: colors,
    boardPieces: pieces,
    boardCoordinates: coordinates,
    rajah,
  })
  if (widthPx === undefined) root.style.removeProperty('--board-wish')
  else root.style.setProperty('--board-wish', `${widthPx}px`)
}

const subscribe = (listener: () => void) => record.subscribe(listener)

/** The defaults while the server renders: it does not know the device’s settings. */
export const useBoardLook = (): BoardLook =>
  useSyncExternalStore(
    subscribe,
    () => record.value,
    () => DEFAULTS,
  )
