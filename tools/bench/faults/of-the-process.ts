import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runServer } from '../../../tests/support/site.ts'
import {
  addMembers,
  cleanly,
  countLost,
  countOf,
  save,
  SETTINGS,
  startWriters,
  statusOf,
  timed,
  until,
  type Fault,
} from './fault.ts'

const KILLS = 10
const FIRST_STARTS = 6
const SLOW_CLIENTS = 200
/** Runs before the server; signals move its clock a day ahead and back again. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now.bind(Date), Real = Date; let shift = 0
  globalThis.Date = class extends Real { constructor(...given) { super(...(given.length ? given : [now() + shift])) } static now() { return now() + shift } }
  process.on('SIGUSR2', () => { shift = shift === 0 ? 864e5 : shift === 864e5 ? -864e5 : 0 })
`)}`

const killed: Fault = {
  name: `kill -9 under saves, ${KILLS} times`,
  holds: 'no acknowledged game is lost',
  try: cleanly(async (clean) => {
    const env = { DATA_DIR: clean.folder() }
    let site = await clean.site(env)
    const database = clean.database(env)
    const writers = startWriters(clean, () => site.origin, await addMembers(database), 0)
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = writers.acknowledged.length + 15 + kill
      await until(() => writers.acknowledged.length >= enough)
      await site.stop('SIGKILL')
      site = await clean.site(env)
    }
    await writers.stop()
    const lost = await countLost(database, writers.acknowledged)
    return { passed: lost === 0, counts: { acknowledged: writers.acknowledged.length, lost } }
  }),
}

const firstStart: Fault = {
  name: `kill -9 in a first start, ${FIRST_STARTS} times`,
  holds: 'the next start succeeds',
  try: cleanly(async (clean) => {
    let started = 0
    for (let kill = 0; kill < FIRST_STARTS; kill++) {
      const env = { ...SETTINGS, DATA_DIR: join(clean.folder(), 'data') }
      const there = until(() => existsSync(join(env.DATA_DIR, 'site.db'))).then(() => sleep(8 * kill))
      await runServer(env, there)
      const site = await clean.site(env)
      if ((await statusOf(`${site.origin}/readyz`)) === '200') started += 1
      await site.stop()
    }
    return { passed: started === FIRST_STARTS, counts: { killed: FIRST_STARTS, started } }
  }),
}

const stopped: Fault = {
  name: 'SIGTERM under load',
  holds: 'every request is answered, until there is nobody to ask',
  try: cleanly(async (clean) => {
    const env = { DATA_DIR: clean.folder() }
    const site = await clean.site(env)
    const writers = startWriters(clean, () => site.origin, await addMembers(clean.database(env)), 0)
    await until(() => writers.acknowledged.length > 40)
    const { code } = await site.stop()
    await until(() => writers.outcomes.has('ECONNREFUSED'))
    await writers.stop()
    const failed = countOf(writers.outcomes, (outcome) => outcome !== '200' && outcome !== 'ECONNREFUSED')
    const lost = await countLost(clean.database(env), writers.acknowledged)
    return {
      passed: failed === 0 && lost === 0 && code === 0,
      counts: { answered: writers.acknowledged.length, failed, lost },
    }
  }),
}

const slowClients: Fault = {
  name: `${SLOW_CLIENTS} clients that send a byte a second`,
  holds: 'others are answered, and they are cut within 20 s',
  try: cleanly(async (clean) => {
    const site = await clean.site({ DATA_DIR: clean.folder() })
    const { port } = new URL(site.origin)
    let open = 0
    const sockets = Array.from({ length: SLOW_CLIENTS }, () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      socket.on('connect', () => (open += 1))
      socket.on('close', () => (open -= 1))
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      return socket
    })
    const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1_000)
    clean.add(() => clearInterval(drip))
    clean.add(() => sockets.forEach((socket) => socket.destroy()))
    await until(() => open === SLOW_CLIENTS)
    const asked = []
    for (let each = 0; each < 50; each++) asked.push(await timed(() => statusOf(site.origin)))
    const cutAfterMs = await until(() => open === 0, 60_000)
    const answered = asked.filter(({ status }) => status === '200').length
    return {
      passed: answered === 50 && cutAfterMs < 20_000,
      counts: { answered, slowestMs: Math.max(...asked.map(({ ms }) => ms)), cutAfterMs },
    }
  }),
}

const clock: Fault = {
  name: 'the clock jumps a day on, two back, and one on',
  holds: 'nobody is signed out, and games are saved',
  try: cleanly(async (clean) => {
    const env = { DATA_DIR: clean.folder(), NODE_OPTIONS: `--import=${CLOCK}` }
    const site = await clean.site(env)
    const [cookie = ''] = await addMembers(clean.database(env), 1)
    const isSignedIn = async () =>
      (await (await fetch(`${site.origin}/api/session`, { headers: { Cookie: cookie } })).text()).includes(
        'member-',
      )
    let held = 0
    let saved = 0
    for (let jump = 0; jump < 4; jump++) {
      if (jump > 0) site.process.kill('SIGUSR2')
      await sleep(300)
      if (await isSignedIn()) held += 1
      if ((await save(site.origin, cookie)) === '200') saved += 1
    }
    return { passed: held === 4 && saved === 4, counts: { jumps: 3, signedIn: held, saved } }
  }),
}

export const OF_THE_PROCESS: readonly Fault[] = [killed, firstStart, stopped, slowClients, clock]
