import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findOrInstall } from '../../scripts/find-chromium.ts'
import { freePorts } from '../../scripts/start/free-ports.ts'

export type ProxyServer = {
  /** On 127.0.0.1, with a certificate for localhost that no trusted authority has signed. */
  readonly port: number
  /** All of its output: its logs and its messages. */
  readonly logs: () => string
  readonly end: () => Promise<void>
}

/** The files of `deploy/` under test, with other ports, names and folders. */
export type ProxyName = 'nginx' | 'caddy'

/** Starts Debian's nginx or Caddy in front of the server on this port. @throws an Error that says what to install. */
export async function startProxy(name: ProxyName, upstream: number): Promise<ProxyServer> {
  const program = findOrInstall(name, [`/usr/sbin/${name}`, `/usr/bin/${name}`, `/opt/homebrew/bin/${name}`])
  const folder = mkdtempSync(join(tmpdir(), `andrum-${name}-`))
  const [plain = 0, port = 0] = await freePorts(2)
  const place = { folder, plain, port, upstream }
  const child = name === 'nginx' ? startNginx(program, place) : startCaddy(program, place)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(String(piece)))
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const logs = () =>
    [
      ...said,
      ...readdirSync(join(folder, 'logs')).map((file) => readFileSync(join(folder, 'logs', file), 'utf8')),
    ].join('\n')
  for (let tries = 0; ; tries++) {
    // Any answer will do: http where the proxy redirects to https.
    if (
      await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      break
    if (child.exitCode !== null || tries > 200) {
      await end()
      throw new Error(`${name} did not start:\n${said.join('')}`)
    }
    await pause(50)
  }
  return { port, logs, end }
}

type Place = {
  readonly folder: string
  readonly plain: number
  readonly port: number
  readonly upstream: number
}

function startNginx(program: string, { folder, plain, port, upstream }: Place): ChildProcess {
  for (const name of ['logs', 'temp']) mkdirSync(join(folder, name))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-noenc', ...subject], { stdio: 'ignore' })
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replaceAll('/var/log/nginx', join(folder, 'logs'))
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replaceAll('andrum.example', 'localhost')
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`,
  )
  // As Debian's own nginx.conf surrounds a site, compression included.
  const whole = `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'logs', 'other.log')} emerg;
events {}
http { ${bodies.join(' ')} gzip on; gzip_types application/json text/css; access_log ${join(folder, 'logs', 'other-access.log')};
${site}
}
`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const first = join(folder, 'logs', 'start.log')
  return spawn(program, ['-e', first, '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function startCaddy(program: string, { folder, plain, port, upstream }: Place): ChildProcess {
  mkdirSync(join(folder, 'logs'))
  // Its own certificates for localhost, which are not added to this machine's trust store.
  const settings = `{\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${port}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, settings))
  return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE: 'localhost',
      ANDRUM: `127.0.0.1:${upstream}`,
    },
  })
}
