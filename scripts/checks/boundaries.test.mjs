import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bin, ROOT } from '../paths.mjs'

/**
 * A rule that never matches looks like a clean project. So this builds a small project that breaks each rule, and puts next to
 * each violation a similar import that is allowed.
 */
const FORBIDDEN = [
  ['chess/a.ts', '#engine/a.ts', 'chess-imports-nothing'],
  ['chess/b.ts', '#content/a.ts', 'chess-imports-nothing'],
  ['chess/c.ts', 'zod', 'core-imports-no-packages'],
  ['chess/d.ts', 'node:fs', 'core-imports-no-packages'],
  ['rules/b.ts', '#engine/a.ts', 'rules-import-chess'],
  ['rules/c.ts', 'zod', 'core-imports-no-packages'],
  ['endings/b.ts', '#engine/levels.ts', 'endings-import-chess'],
  ['endings/c.ts', 'node:fs', 'core-imports-no-packages'],
  ['pairing/b.ts', '#chess/types.ts', 'pairing-imports-nothing'],
  ['pairing/c.ts', 'zod', 'core-imports-no-packages'],
  ['engine/b.ts', '#content/a.ts', 'engine-imports-chess'],
  ['engine/c.ts', '../app/game/a.ts', 'engine-imports-chess'],
  ['engine/d.ts', 'node:process', 'core-imports-no-packages'],
  ['engine/evaluation/b.ts', '#engine/search/a.ts', 'engine-evaluation-knows-no-other-folder'],
  ['engine/net/b.ts', '#engine/search/a.ts', 'engine-net-knows-evaluation'],
  ['engine/search/b.ts', '#engine/opponent/a.ts', 'engine-search-knows-evaluation'],
  ['engine/opponent/b.ts', '#engine/uci/a.ts', 'engine-opponent-knows-evaluation-policy-search'],
  ['coach/b.ts', '#engine/a.ts', 'coach-imports-chess-and-the-seam'],
  ['coach/c.ts', '#server/a.server.ts', 'coach-imports-chess-and-the-seam'],
  ['coach/d.ts', 'zod', 'core-imports-no-packages'],
  ['coach/judging/b.ts', '#coach/claims/a.ts', 'coach-judging-knows-no-other-folder'],
  ['coach/finding/b.ts', '#coach/review/a.ts', 'coach-finding-knows-claims-judging'],
  ['coach/review/b.ts', '#coach/telling/a.ts', 'coach-review-knows-claims-finding-judging'],
  ['content/b.ts', '#chess/types.ts', 'content-imports-nothing'],
  ['matches/b.ts', '#engine/a.ts', 'matches-import-the-rules-and-the-seam'],
  ['matches/c.ts', '#server/a.server.ts', 'matches-import-the-rules-and-the-seam'],
  ['contract/b.ts', '#server/a.server.ts', 'contract-imports-what-page-and-server-know'],
  ['contract/c.ts', '#app/ui/a.tsx', 'contract-imports-what-page-and-server-know'],
  ['contract/d.ts', '#engine/a.ts', 'contract-imports-what-page-and-server-know'],
  ['matches/d.ts', '#contract/a.ts', 'matches-import-the-rules-and-the-seam'],
  ['live/b.ts', '#contract/a.ts', 'live-imports-chess-and-matches'],
  ['live/c.ts', '#server/a.server.ts', 'live-imports-chess-and-matches'],
  ['matches/e.ts', '#live/a.ts', 'matches-import-the-rules-and-the-seam'],
  ['content/c.ts', '#contract/a.ts', 'content-imports-nothing'],
  ['server/b.ts', '#engine/levels.ts', 'server-imports-pure-folders-contract-and-words'],
  ['server/c.ts', '#app/ui/a.tsx', 'server-imports-pure-folders-contract-and-words'],
  ['server/limits/b.ts', '#server/accounts/a.ts', 'server-limits-knows-database-scheduling'],
  ['server/names/b.ts', '#server/limits/a.ts', 'server-names-knows-no-other-folder'],
  ['server/database/b.ts', '#server/donations/a.ts', 'server-database-knows-scheduling'],
  ['server/database/c.ts', '../matches/a.ts', 'server-database-knows-scheduling'],
  ['server/http/b.ts', '#server/database/a.ts', 'server-http-knows-limits-scheduling'],
  ['server/http/c.ts', '#server/accounts/a.ts', 'server-http-knows-limits-scheduling'],
  ['server/mail/b.ts', '#server/accounts/a.ts', 'server-mail-knows-database-limits'],
  ['server/donations/b.ts', '#server/accounts/a.ts', 'server-donations-knows-database-limits-mail-names'],
  [
    'server/accounts/b.ts',
    '#server/donations/a.ts',
    'server-accounts-knows-database-limits-mail-names-scheduling',
  ],
  [
    'server/accounts/c.ts',
    '#server/matches/a.ts',
    'server-accounts-knows-database-limits-mail-names-scheduling',
  ],
  [
    'server/matches/b.ts',
    '#server/donations/a.ts',
    'server-matches-knows-accounts-database-limits-names-scheduling',
  ],
  [
    'server/live/b.ts',
    '#server/donations/a.ts',
    'server-live-knows-accounts-database-limits-matches-names-scheduling',
  ],
  ['server/services.ts', './attic/a.ts', 'server-folders-are-all-listed'],
  ['server/mail/c.ts', '#server/env.ts', 'server-folders-do-not-import-their-composition'],
  ['app/game/b.ts', '#engine/a.ts', 'app-imports-what-it-shows'],
  ['app/game/c.ts', '#server/a.server.ts', 'only-routes-import-the-server'],
  ['app/entry.client.tsx', '#server/a.server.ts', 'only-routes-import-the-server'],
  ['app/routes/b.tsx', '#server/a.ts', 'routes-import-server-files-named-so'],
  ['app/ui/b.tsx', '#chess/types.ts', 'ui-imports-only-itself-and-words'],
  ['app/ui/c.tsx', '../game/a.ts', 'ui-imports-only-itself-and-words'],
  ['app/ui/d.tsx', '#content/a.ts', 'ui-imports-only-itself-and-words'],
  ['app/browser/b.ts', '../ui/a.tsx', 'browser-imports-only-itself-and-words'],
  ['app/browser/c.ts', '#chess/types.ts', 'browser-imports-only-itself-and-words'],
  ['app/board/b.ts', '#chess/position.ts', 'board-knows-no-rules'],
  ['app/board/c.ts', '../line/a.ts', 'board-knows-no-rules'],
  ['app/board/d.ts', '../game/a.ts', 'board-knows-no-rules'],
  ['app/line/b.ts', '../game/a.ts', 'line-imports-rules-and-board'],
  ['app/line/c.ts', '#matches/a.ts', 'line-imports-rules-and-board'],
  ['app/stage/b.ts', '../game/a.ts', 'stage-imports-boards-and-the-court'],
  ['app/game/d.ts', '../auth/a.ts', 'features-know-nothing-of-each-other'],
  ['app/train/b.ts', '../auth/a.ts', 'training-sets-puzzles'],
  ['app/game/j.ts', './engine/a.ts', 'game-core-imports-no-folder'],
  ['app/learn/walk/b.ts', '../find/a.ts', 'learn-walk-knows-no-other-folder'],
  ['app/learn/find/b.ts', '../lesson/a.ts', 'learn-find-knows-no-other-folder'],
  ['app/learn/progress/b.ts', '../coordinates/a.ts', 'learn-progress-knows-no-other-folder'],
  ['app/learn/coordinates/b.ts', '../lesson/a.ts', 'learn-coordinates-knows-progress-walk'],
  ['app/learn/lesson/b.ts', '../coordinates/a.ts', 'learn-lesson-knows-find-progress-walk'],
  ['app/game/engine/b.ts', '../screen/a.ts', 'game-folders-import-only-the-core'],
  ['app/game/saving/b.ts', '../engine/a.ts', 'game-folders-import-only-the-core'],
  ['app/game/setup/b.ts', '../sounds/a.ts', 'game-folders-import-only-the-core'],
  ['app/game/sounds/b.ts', '../engine/a.ts', 'game-folders-import-only-the-core'],
  ['app/game/panels/b.ts', '../screen/a.ts', 'game-panels-import-core-and-sounds'],
  ['app/game/panels/c.ts', '../engine/a.ts', 'game-panels-import-core-and-sounds'],
  ['app/game/e.ts', '../routes/a.tsx', 'nobody-imports-routes'],
  ['app/game/f.ts', '../../tests/a.ts', 'nobody-imports-tests-or-scripts'],
  ['app/game/g.ts', './h.ts', 'no-cycles'],
  ['app/game/i.ts', './nowhere.ts', 'everything-resolves'],
  ['words/b/en.ts', '#app/ui/a.tsx', 'words-import-pure-data'],
  ['words/c/en.ts', '#engine/a.ts', 'words-import-pure-data'],
  ['words/d/en.ts', 'react', 'words-import-no-packages'],
  ['chess/e.ts', '#words/a', 'chess-imports-nothing'],
  ['app/ui/e.tsx', '#words/by-request.ts', 'only-the-server-chooses-by-request'],
  ['app/ui/f.tsx', '../../words/a/index.ts', 'only-the-server-chooses-by-request'],
]
const ALLOWED = [
  ['endings/ok.ts', '#chess/types.ts'],
  ['engine/ok.ts', '#chess/types.ts'],
  ['engine/fine.ts', '#engine/search/a.ts'],
  ['engine/opponent/ok.ts', '#engine/search/a.ts'],
  ['engine/uci/ok.ts', '#engine/opponent/a.ts'],
  ['coach/ok.ts', '#engine/levels.ts'],
  ['coach/fine.ts', '#chess/types.ts'],
  ['matches/ok.ts', '#chess/types.ts'],
  ['matches/fine.ts', '#engine/levels.ts'],
  ['live/ok.ts', '#matches/a.ts'],
  ['live/fine.ts', '#chess/types.ts'],
  ['live/good.ts', 'zod'],
  ['server/live/fine.ts', '#live/a.ts'],
  ['app/game/online.ts', '#live/a.ts'],
  ['contract/ok.ts', '#matches/a.ts'],
  ['contract/fine.ts', '#content/a.ts'],
  ['contract/good.ts', 'zod'],
  ['server/best.ts', '#matches/a.ts'],
  ['server/accounts/fine.ts', '#contract/a.ts'],
  ['app/auth/best.ts', '#contract/a.ts'],
  ['app/game/best.ts', '#matches/a.ts'],
  ['server/ok.ts', '#chess/types.ts'],
  ['server/fine.ts', '#content/a.ts'],
  ['server/good.ts', 'zod'],
  ['server/database/ok.ts', '#server/log.ts'],
  ['server/http/ok.ts', '#server/limits/a.ts'],
  ['server/mail/ok.ts', '#server/database/a.ts'],
  ['server/donations/ok.ts', '#server/names/a.ts'],
  ['server/accounts/ok.ts', '#server/mail/a.ts'],
  ['server/matches/ok.ts', '#server/accounts/a.ts'],
  ['server/limits/ok.test.ts', '#server/accounts/a.ts'],
  ['server/main.ts', '#server/accounts/a.ts'],
  ['app/game/ok.ts', '#engine/levels.ts'],
  ['app/game/fine.ts', '#chess/types.ts'],
  ['app/game/good.ts', '../ui/a.tsx'],
  ['app/browser/ok.ts', 'react'],
  ['app/board/ok.ts', '#chess/types.ts'],
  ['app/board/fine.ts', '../ui/a.tsx'],
  ['app/board/good.ts', '../browser/a.ts'],
  ['app/line/ok.ts', '../board/a.ts'],
  ['app/line/fine.ts', '#chess/position.ts'],
  ['app/stage/ok.ts', '../board/a.ts'],
  ['app/auth/ok.ts', '../browser/a.ts'],
  ['app/auth/fine.ts', '../board/a.ts'],
  ['app/auth/good.ts', '../line/a.ts'],
  ['app/train/ok.ts', '../puzzles/a.ts'],
  ['app/learn/lesson/ok.ts', '../find/a.ts'],
  ['app/learn/coordinates/ok.ts', '../walk/a.ts'],
  ['app/game/engine/ok.ts', '../a.ts'],
  ['app/game/panels/ok.ts', '../sounds/a.ts'],
  ['app/game/screen/ok.ts', '../engine/a.ts'],
  ['app/game/screen/fine.ts', '../panels/a.ts'],
  ['app/routes/ok.tsx', '../game/a.ts'],
  ['app/routes/fine.tsx', '#server/a.server.ts'],
  ['app/routes/good.tsx', '#content/a.ts'],
  ['app/ui/ok.tsx', './a.tsx'],
  ['chess/ok.test.ts', 'zod'],
  ['app/ui/words.tsx', '#words/a'],
  ['app/board/words.tsx', '#words/a'],
  ['server/mail/words.ts', '#words/a'],
  ['server/http/words.ts', '#words/by-request.ts'],
  ['words/e/en.ts', '#chess/types.ts'],
  ['words/f/en.ts', '#engine/levels.ts'],
  ['words/f/index.ts', '../by-request.ts'],
]
const TARGETS = [
  ...[
    'app/auth/a.ts',
    'app/board/a.ts',
    'app/browser/a.ts',
    'app/game/a.ts',
    'app/line/a.ts',
    'app/puzzles/a.ts',
  ],
  ...['app/game/engine/a.ts', 'app/game/panels/a.ts', 'app/game/screen/a.ts', 'app/game/sounds/a.ts'],
  ...['coordinates', 'find', 'lesson', 'walk'].map((folder) => `app/learn/${folder}/a.ts`),
  ...['app/routes/a.tsx', 'app/ui/a.tsx', 'chess/position.ts', 'chess/types.ts', 'content/a.ts'],
  'contract/a.ts',
  'live/a.ts',
  ...['engine/a.ts', 'engine/levels.ts', 'matches/a.ts', 'server/a.server.ts', 'server/a.ts', 'tests/a.ts'],
  ...['accounts', 'attic', 'database', 'donations', 'limits', 'matches', 'names'].map(
    (folder) => `server/${folder}/a.ts`,
  ),
  ...['server/mail/a.ts', 'server/env.ts', 'server/log.ts'],
  ...['words/a/en.ts', 'words/a/index.ts', 'words/by-request.ts'],
  ...['claims', 'review', 'telling'].map((folder) => `coach/${folder}/a.ts`),
  ...['opponent', 'search', 'uci'].map((folder) => `engine/${folder}/a.ts`),
]

const folder = mkdtempSync(join(tmpdir(), 'rook-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function cruise() {
  for (const file of [
    'package.json',
    ...readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name)),
  ]) {
    copyFileSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const path of TARGETS) write(path, 'export default 1\n')
  // A cycle is reported once, at one of its members.
  write('app/game/h.ts', "export type { a } from './g.ts'\n")
  // Type-only imports cross no boundary at run time, but couple two parts all the same.
  for (const [path, target] of [...FORBIDDEN, ...ALLOWED])
    write(path, `import type a from '${target}'\nexport type { a }\n`)
  const top = readdirSync(folder).filter((name) => !name.includes('.') && name !== 'node_modules')
  const { stdout } = spawnSync(
    bin('depcruise'),
    [...top, '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  return JSON.parse(stdout).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
}

describe('the rules of import', () => {
  const violations = cruise()
  const rulesBrokenBy = (path) =>
    violations.filter((line) => line.startsWith(`${path}: `)).map((line) => line.split(': ')[1])

  it.each(FORBIDDEN)('%s must not import %s: %s', (path, _, rule) => {
    expect(rulesBrokenBy(path)).toContain(rule)
  })

  it.each(ALLOWED)('%s may import %s', (path) => {
    expect(rulesBrokenBy(path)).toEqual([])
  })
})
