import { isIP } from 'node:net'
import type { OutgoingProxy } from '#server/platform/net/guarded-fetch.ts'
import { address, type Environment, line, oneOf, type Parse } from './environment.ts'

/** By default the server trusts only a proxy on this machine. */
export const loopback: readonly string[] = ['127.0.0.0/8', '::1/128']

/** `TRUSTED_PROXIES`: addresses and CIDR, with commas between. */
export function readTrustedProxies(env: Environment): readonly string[] {
  return env.optional('TRUSTED_PROXIES', networks) ?? loopback
}

/** `OUTGOING_NETWORKS`: non-public addresses that the server may connect to for a customer; none by default. */
export const readOutgoingNetworks = (env: Environment): readonly string[] =>
  env.optional('OUTGOING_NETWORKS', networks) ?? []

/** Node's own variables: once it is told to read them, our requests to customers' addresses take the same proxy as its others. */
export function readOutgoingProxy(env: Environment): OutgoingProxy | undefined {
  const isRead = env.optional('NODE_USE_ENV_PROXY', oneOf('0', '1')) === '1'
  // A machine may have set it for other programs, in a way of theirs.
  const proxy = env.optional('HTTPS_PROXY', isRead ? address('http', 'https') : () => ({ value: undefined }))
  const except = env.optional('NO_PROXY', line(4000))
  if (!isRead || proxy === undefined) return undefined
  return { HTTPS_PROXY: proxy.href, ...(except === undefined ? {} : { NO_PROXY: except }) }
}

const networks: Parse<readonly string[]> = (text) => {
  const listed = text.split(',').map((part) => part.trim())
  const wrong = listed.find((part) => !isNetwork(part))
  return wrong === undefined
    ? { value: listed }
    : {
        wrong: `must be addresses or networks with commas between, as in 10.0.0.5, 2001:db8:1::/48, and has "${wrong}"`,
      }
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/')
  const version = isIP(ip)
  if (version === 0 || ip.includes('%') || more.length > 0) return false
  // A prefix of 0 would mean every address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
