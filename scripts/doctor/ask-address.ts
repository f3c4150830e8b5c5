import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#server/platform/config/config.ts'
import { sqlState } from '#server/platform/db/start-error.ts'
import { tryPort } from '../start/listen-error.ts'
import { type Finding, look, well, wrong } from './findings.ts'

/** How long an answer may take, in ms. */
const patience = 10_000

const ours = '"status":"ok"'

/** @returns the answer of `/api/health` at this origin; `andrum` only from a server of ours. */
async function askHealth(origin: string) {
  const answer = await fetch(`${origin}/api/health`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const body = await Promise.race([answer.text(), pause(patience, '', { ref: false })])
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    andrum: answer.status === 200 && body.includes(ours),
  }
}

/** The origin that reaches the server from this machine: a wildcard address is reached by loopback. */
const localOrigin = ({ host, port }: Pick<Settings, 'host' | 'port'>) => {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * Whether a server of ours answers on the port. With an agent of its own, the request takes no proxy of the environment
 * (`NODE_USE_ENV_PROXY`): it would lead away from this machine.
 */
async function askOwnPort(settings: Settings): Promise<boolean> {
  const asking = get(`${localOrigin(settings)}/api/health`, {
    agent: new Agent(),
    signal: AbortSignal.timeout(patience),
  })
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return answer.statusCode === 200 && (await text(answer)).includes(ours)
}

/** @param runs whether a server holds DATA_DIR, and so has the port. */
export async function judgePort(settings: Settings, runs: boolean): Promise<Finding> {
  const what = 'port'
  const { port } = settings
  const heard = await askOwnPort(settings).catch(() => undefined)
  if (heard === true)
    return runs
      ? well(what, `Andrum answers on ${port}`)
      : wrong(
          what,
          `another Andrum answers on ${port}: this one could not start`,
          'Stop that one, or choose another PORT.',
        )
  try {
    await tryPort(settings)
  } catch (error) {
    if (heard === undefined && runs)
      return wrong(what, `Andrum runs and does not answer on ${port}`, 'Look into its log: incident.md.')
    const said = error instanceof Error ? error.message : String(error)
    return { what, state: 'wrong', found: said }
  }
  return runs
    ? wrong(
        what,
        `Andrum runs, and nobody listens on ${port}`,
        'Ask with the settings that it was started with.',
      )
    : well(what, `${port} is free`)
}

/** The hint that this machine may reach its own public address by another route than visitors do, or not at all. */
const fromElsewhere = (origin: string) =>
  `Others reach it if a phone on another network shows {"status":"ok"} at ${origin}/api/health.`

/**
 * Requests the public address as a visitor would, though from this machine.
 * @param runs whether a server of ours runs: without one nothing can answer behind the proxy.
 */
export async function judgeBaseUrl(settings: Settings, runs: boolean): Promise<Finding[]> {
  const { baseUrl, port } = settings
  const url = new URL(baseUrl)
  // `judgePort` covers this address.
  if (/^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname) && url.port === String(port)) return []
  const away = (found: string, todo: string) =>
    runs ? wrong('address', found, todo) : look('address', found, `${todo} Andrum itself does not run now.`)
  try {
    const { status, location, andrum } = await askHealth(url.origin)
    if (andrum)
      return [well('address', `${url.origin} leads this machine to Andrum. ${fromElsewhere(url.origin)}`)]
    if (location !== null)
      return [
        wrong(
          'address',
          `${url.origin} sends its visitors on to ${originOf(location, url)}`,
          'Set BASE_URL to the address at which visitors end, or take the redirect out of the proxy.',
        ),
      ]
    if ([502, 503, 504].includes(status))
      return [
        away(
          `the proxy at ${url.origin} answers ${status}: it does not reach Andrum`,
          `Let it lead to HOST and PORT (${localOrigin(settings)}).`,
        ),
      ]
    return [
      wrong(
        'address',
        `another program answers at ${url.origin}`,
        'Let the proxy lead all of this name to Andrum, or correct BASE_URL.',
      ),
    ]
  } catch (error) {
    const [found, whatToDo] = whyNot(error, url)
    const todo = `${whatToDo} ${fromElsewhere(url.origin)}`
    return [isAway(error) ? away(found, todo) : wrong('address', found, todo)]
  }
}

const originOf = (location: string, from: URL) => URL.parse(location, from.origin)?.origin ?? location

/** `fetch` puts the reason into the error's cause. */
const codeOf = (error: unknown): string =>
  sqlState(error instanceof Error && error.cause !== undefined ? error.cause : error) ?? ''

const isAway = (error: unknown) => ['ECONNREFUSED', 'ECONNRESET'].includes(codeOf(error))

function whyNot(error: unknown, { host, hostname }: URL): readonly [string, string] {
  const code = codeOf(error)
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return [`the name ${hostname} is not known in DNS`, 'Enter it there, or correct BASE_URL.']
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET')
    return [`nobody answers at ${host}`, 'Start the proxy that ends TLS, or open its port.']
  if (code === 'CERT_HAS_EXPIRED') return [`the certificate of ${host} has expired`, 'Renew it.']
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return [`the certificate of ${host} is for another name`, `Get one for ${hostname}.`]
  if (/CERT|SIGNATURE|ISSUER/.test(code))
    return [
      `the certificate of ${host} comes from nobody that browsers trust (${code})`,
      'Serve the whole chain. Where all its readers trust an authority of your own, set NODE_EXTRA_CA_CERTS for this command.',
    ]
  if (/SSL|TLS|EPROTO/.test(code))
    return [`${host} does not speak TLS (${code})`, 'Let the proxy end TLS there.']
  if (error instanceof Error && error.name === 'TimeoutError')
    return [`${host} does not answer within ten seconds`, 'Look at the proxy, and at the firewall before it.']
  return [`${host} cannot be asked (${code || 'no code'})`, 'Look at the proxy.']
}
