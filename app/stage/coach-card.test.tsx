import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MOVE_CLASSES } from '#coach/judging/move-class.ts'
import { CoachCard } from './coach-card.tsx'
import { poseOf } from './pose.ts'

const card = (rest = {}) =>
  renderToStaticMarkup(
    <CoachCard pose="praise" {...rest}>
      <p>Well seen.</p>
    </CoachCard>,
  )

it('shows the pose beside the words, and hides the picture from screen readers', () => {
  const html = card()
  expect(html).toMatch(/<section aria-label="Coach"/)
  expect(html).toMatch(/<img src="[^"]*praise-240[^"]*" alt="" aria-hidden="true" width="240" height="240"/)
  expect(html).toMatch(/aria-live="polite"><p>Well seen\.<\/p>/)
})

it('announces nothing if the page does', () => {
  expect(card({ isSilent: true })).not.toContain('aria-live')
})

it('has actions only if there are some', () => {
  expect(card()).not.toContain('coach-actions')
  expect(card({ actions: <button type="button">Show me</button> })).toContain('Show me</button>')
})

it.each([
  ['praise', ['brilliant', 'great', 'best']],
  ['welcome', ['book', 'excellent', 'good']],
  ['warning', ['mistake', 'missed-win']],
  ['sorry', ['blunder']],
  ['thinking', ['inaccuracy', 'lost']],
] as const)('the pose %s goes with %j', (pose, classes) => {
  expect(MOVE_CLASSES.filter((each) => poseOf(each) === pose)).toEqual(
    MOVE_CLASSES.filter((each) => (classes as readonly string[]).includes(each)),
  )
})

it('the coach thinks until a move is judged', () => {
  expect(poseOf(undefined)).toBe('thinking')
})
