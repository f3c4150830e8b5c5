import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { newSecret, secretForm } from './secret.ts'
import { browserMemory, challengeLifetime, codeLifetime, signOnWait } from './sign-in-limits.ts'

/**
 * `sign-in`: this browser has requested a code; the mailed link works only here.
 * `passkey`: this browser has requested a challenge; the passkey's answer counts only here.
 * `sign-on`: this browser is at an identity provider; the provider's answer counts only here.
 * `browser`: accounts that were opened here recognise this browser.
 */
type Name = 'sign-in' | 'passkey' | 'sign-on' | 'browser'

const lifetime = {
  'sign-in': codeLifetime,
  passkey: challengeLifetime,
  'sign-on': signOnWait,
  browser: browserMemory,
} as const

type Settings = Pick<Deps, 'config'>

const isHttps = ({ config }: Settings) => config.baseUrl.startsWith('https://')
const nameOf = (deps: Settings, name: Name) => (isHttps(deps) ? `__Host-${name}` : name)
const manners = (deps: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(deps) }) as const

export function readSecretCookie(deps: Settings, request: FastifyRequest, name: Name): string | null {
  const value = request.cookies[nameOf(deps, name)]
  return value !== undefined && secretForm.test(value) ? value : null
}

export function setSecretCookie(deps: Settings, reply: FastifyReply, name: Name, secret: string): void {
  reply.setCookie(nameOf(deps, name), secret, { ...manners(deps), maxAge: Math.floor(lifetime[name] / 1000) })
}

export function clearSecretCookie(deps: Settings, reply: FastifyReply, name: Name): void {
  reply.clearCookie(nameOf(deps, name), manners(deps))
}

/** The cookie of a passkey's challenge or of a single sign-on. Its reader checks the form. */
export const readJudgedCookie = (
  deps: Settings,
  request: FastifyRequest,
  name: 'passkey' | 'sign-on',
): string | null => request.cookies[nameOf(deps, name)] ?? null

/** The secret by which accounts recognise the browser; a new one where it has none yet. */
export const browserSecret = (deps: Settings, request: FastifyRequest): string =>
  readSecretCookie(deps, request, 'browser') ?? newSecret()
