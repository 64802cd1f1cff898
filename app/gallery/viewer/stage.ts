import { isOn, moveBy, openView, pressTwice, zoomBy, type Places, type Point, type View } from './zoom.ts'

/** Two presses within this time and distance are a double press, by finger or mouse. */
const DOUBLE_MS = 300
const DOUBLE_PX = 30
/** Shorter movements are not drags, because a finger is never quite still. */
const DRAG_PX = 8
const WHEEL_STEP = 0.002

export interface PictureStage {
  /** Call when the viewer opens, and when the stage changes size. */
  reset(): void
  zoom(factor: number): void
  move(by: Point): void
}

/**
 * The enlarged picture on its stage, controlled by touch, mouse and wheel. `onBeside` is called on a press outside the
 * picture.
 */
export function makeStage(viewport: HTMLElement, picture: HTMLElement, onBeside: () => void): PictureStage {
  let view: View = { scale: 1, x: 0, y: 0 }
  const places = (): Places => ({
    viewport: { width: viewport.clientWidth, height: viewport.clientHeight },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  })
  function show(next: View): void {
    view = next
    picture.style.transform = `translate(${view.x}px,${view.y}px)scale(${view.scale})`
  }

  followFingers(viewport, {
    onMove: (by) => show(moveBy(view, by, places())),
    onPinch: (factor, point) => show(zoomBy(view, factor, point, places())),
    onPress: (point) => {
      if (!isOn(view, point, places())) onBeside()
    },
    onDoublePress: (point) => show(pressTwice(view, point, places())),
  })
  viewport.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      // A trackpad reports a pinch as a wheel event with Ctrl, in smaller steps.
      const step = event.deltaY * (event.ctrlKey ? 5 : 1) * (event.deltaMode === 1 ? 30 : 1)
      show(zoomBy(view, Math.exp(-step * WHEEL_STEP), pointOf(event, viewport), places()))
    },
    { passive: false },
  )
  return {
    reset: () => show(openView(places())),
    zoom: (factor) => show(zoomBy(view, factor, { x: 0, y: 0 }, places())),
    move: (by) => show(moveBy(view, by, places())),
  }
}

interface Gestures {
  onMove(by: Point): void
  onPinch(factor: number, around: Point): void
  onPress(point: Point): void
  onDoublePress(point: Point): void
}

/** Reports the gestures of one or two fingers, or of the mouse. */
function followFingers(viewport: HTMLElement, gestures: Gestures): void {
  const fingers = new Map<number, Point>()
  let isDrag = false
  let start: Point = { x: 0, y: 0 }
  let lastPress = { time: -Infinity, point: start }

  // Otherwise the browser would drag the picture as a file.
  viewport.addEventListener('dragstart', (event) => event.preventDefault())
  viewport.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    viewport.setPointerCapture(event.pointerId)
    start = pointOf(event, viewport)
    isDrag = fingers.size > 0
    fingers.set(event.pointerId, start)
    viewport.classList.add('is-held')
  })
  viewport.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event, viewport)
    fingers.set(event.pointerId, now)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other)
      gestures.onPinch(distance(now, other) / Math.max(distance(before, other), 1), middle(now, other))
    isDrag ||= distance(start, now) > DRAG_PX
    // With two fingers down, each moves the picture by half of its distance.
    const share = other ? 0.5 : 1
    if (isDrag) gestures.onMove({ x: (now.x - before.x) * share, y: (now.y - before.y) * share })
  })
  viewport.addEventListener('pointerup', (event) => {
    if (!fingers.has(event.pointerId) || isDrag) return
    const point = pointOf(event, viewport)
    const isDouble =
      event.timeStamp - lastPress.time < DOUBLE_MS && distance(point, lastPress.point) < DOUBLE_PX
    lastPress = { time: isDouble ? -Infinity : event.timeStamp, point }
    if (isDouble) gestures.onDoublePress(point)
    else gestures.onPress(point)
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    viewport.addEventListener(end, ({ pointerId }) => {
      fingers.delete(pointerId)
      if (fingers.size === 0) viewport.classList.remove('is-held')
    })
}

function pointOf(
  event: { readonly clientX: number; readonly clientY: number },
  viewport: HTMLElement,
): Point {
  const { left, top, width, height } = viewport.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
