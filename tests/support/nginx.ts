import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpsRequest, Agent } from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithTest } from './child.ts'

/** Runs this machine's nginx with the operators' configuration, in front of servers on these ports. */
export interface Nginx {
  readonly origin: string
  /** The port for http, which redirects to https. */
  readonly httpOrigin: string
  stop(): Promise<void>
}

const CONFIGURATION = new URL('../../deploy/nginx.conf', import.meta.url)

export const hasNginx = (): boolean =>
  ['nginx', 'openssl'].every((program) => spawnSync('which', [program]).status === 0)

/** Free ports, which the servers will use: nginx's configuration needs them before the servers start. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer())
  await Promise.all(
    probes.map((probe) => new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()))),
  )
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}

export async function startNginx(
  upstreams: readonly number[],
  [httpPort, httpsPort]: readonly [number, number],
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'rook-nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ].concat(['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]),
    { stdio: 'ignore' },
  )
  const site = readFileSync(CONFIGURATION, 'utf8')
    .replace(
      /( +server 127\.0\.0\.1:)3000( [^\n]+\n) +server 127\.0\.0\.1:3001[^\n]+\n/,
      (_, before: string, after: string) => upstreams.map((port) => `${before}${port}${after}`).join(''),
    )
    .replaceAll('chess.example', 'localhost')
    .replaceAll(/listen 80( default_server)?;/g, `listen 127.0.0.1:${httpPort}$1;`)
    .replaceAll(/listen 443 ssl( default_server)?;/g, `listen 127.0.0.1:${httpsPort} ssl$1;`)
    .replace(/ssl_certificate +[^;]+/, `ssl_certificate ${certificate}`)
    .replace(/ssl_certificate_key +[^;]+/, `ssl_certificate_key ${key}`)
  writeFileSync(join(folder, 'site.conf'), site)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nevents { worker_connections 1024; }\n` +
      `http {\naccess_log off;\n${places.join('\n')}\ninclude site.conf;\n}\n`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', main, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  endWithTest(child)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = `https://localhost:${httpsPort}`
  while ((await askNginx(origin, '/healthz').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    httpOrigin: `http://localhost:${httpPort}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface NginxAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** For a self-signed certificate, which `fetch` rejects. */
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

export function askNginx(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<NginxAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(new URL(path, origin), { agent, method, headers, family: 4 }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.once('error', reject)
      response.once('end', () => {
        const pairs = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        resolve({ status: response.statusCode ?? 0, headers: new Headers(pairs), body: text })
      })
    })
    request.once('error', reject)
    request.end(body)
  })
}
