/** Width and height in CSS pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** A point relative to the middle of the stage. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The placement of a picture: its scale relative to the fitted size, and its middle. */
export interface View extends Point {
  readonly scale: number
}

/** The stage, and the picture fitted into it. */
export interface Places {
  readonly viewport: Size
  readonly picture: Size
}

const LARGEST = 8
const DOUBLE_PRESS = 2.5
/** On a portrait screen a fitted wide picture would be a narrow strip, so it opens at this share of the height. */
const UPRIGHT_HEIGHT = 0.8

/** The initial placement. */
export function openView({ viewport, picture }: Places): View {
  const isUpright = viewport.height > viewport.width
  const scale = isUpright ? (UPRIGHT_HEIGHT * viewport.height) / picture.height : 1
  return { scale: Math.max(1, scale), x: 0, y: 0 }
}

/** Keeps the part of the picture under `point` in place. */
export function zoomBy(view: View, factor: number, point: Point, places: Places): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), LARGEST)
  const grown = scale / view.scale
  return limit(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    places,
  )
}

export const moveBy = (view: View, by: Point, places: Places): View =>
  limit({ ...view, x: view.x + by.x, y: view.y + by.y }, places)

/** Zooms in at a double press, or back to the initial placement. */
export function pressTwice(view: View, point: Point, places: Places): View {
  const opened = openView(places)
  return view.scale > opened.scale ? opened : zoomBy(opened, DOUBLE_PRESS, point, places)
}

export const isOn = (view: View, point: Point, { picture }: Places): boolean =>
  Math.abs(point.x - view.x) * 2 <= picture.width * view.scale &&
  Math.abs(point.y - view.y) * 2 <= picture.height * view.scale

/** Limits panning: the picture's edges stop at the stage's edges, and a picture that fits stays centred. */
function limit({ scale, x, y }: View, { viewport, picture }: Places): View {
  const within = (value: number, most: number) => Math.min(Math.max(value, -most), most)
  const spare = (drawn: number, seen: number) => Math.max(0, (drawn * scale - seen) / 2)
  return {
    scale,
    x: within(x, spare(picture.width, viewport.width)),
    y: within(y, spare(picture.height, viewport.height)),
  }
}
