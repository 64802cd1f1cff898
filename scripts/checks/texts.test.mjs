import { expect, it } from 'vitest'
import { checkTexts, DONE, findTexts } from './texts.mjs'

it('no folder that is done holds a text for people; put it into a word module (words/README.md)', () => {
  expect(DONE.length).toBeGreaterThan(0)
  expect(checkTexts()).toEqual([])
})

const problems = (code) => findTexts(code, 'a.tsx').map(({ problem }) => problem)

it.each([
  ['JSX text', 'const A = () => <p>Sign in</p>'],
  ['JSX text beside an expression', 'const A = ({ n }) => <p>{n} games</p>'],
  ['a string in braces', "const A = () => <p>{'Sign in'}</p>"],
  ['a branch of a condition', "const A = ({ on }) => <p>{on ? 'Sign in' : x}</p>"],
  ['what follows &&', "const A = ({ on }) => <p>{on && 'Sign in'}</p>"],
  ['a template', 'const A = ({ n }) => <p>{`${n} games`}</p>'],
  ['an accessible name', 'const A = () => <div aria-label="Board" />'],
  ['a title', 'const A = () => <Card title="Board" />'],
  ['a placeholder', 'const A = () => <input placeholder="Name" />'],
  ['an alternative text', 'const A = () => <img alt="A board" />'],
  ['a property that is shown', "const card = { title: 'Board' }"],
  ['what a function returns', "function a() { return 'Try again.' }"],
  ['what an arrow function returns', "const a = () => 'The game is over'"],
  ['a branch of what is returned', 'const a = (on) => (on ? x : `${on} games were played.`)'],
  ['a value of an object', "const NAMES = { first: 'First move' }"],
  ['a constant', "const NAME = 'First move'"],
  ['an attribute with a condition', "const A = ({ on }) => <Card title={on ? 'On' : undefined} />"],
])('finds %s', (_, code) => {
  expect(problems(code)).toHaveLength(1)
})

it.each([
  ['words', "import { words } from '#words/a'\nconst A = () => <p title={words.a.b}>{words.a.c}</p>"],
  ['class names and other attributes', 'const A = () => <p className="mt-2 text-sm" id="about" />'],
  ['what is compared', "const A = ({ kind }) => <p>{kind === 'some kind' && <b />}</p>"],
  ['class names, keys and paths', "const a = () => ['mt-2 text-sm', 'PageDown', '/play', 'M12 8 L4 2']"],
  ['what an error says', "const a = () => { throw new Error('No such square') }"],
  ['a single letter', 'const A = () => <p>£ a</p>'],
  ['types', "type A = { title: 'Some text' }"],
])('leaves %s', (_, code) => {
  expect(problems(code)).toEqual([])
})

it('finds words that are read at the top level of a module', () => {
  const importing = "import { words } from '#words/a'\n"
  expect(problems(`${importing}const TITLE = words.a.title`)).toEqual([
    'words read at the top level of a module',
  ])
  expect(problems(`${importing}const title = () => words.a.title`)).toEqual([])
  expect(problems(`${importing}type Name = keyof typeof words.a`)).toEqual([])
})
