import { isAboutNumber } from '#core/work-queue/failure-causes.ts'

export type Sms = {
  /** E.164. */
  readonly to: string
  readonly text: string
}

export type SmsGateway = {
  /**
   * Hands an SMS over, once. @throws SmsRefused when the number will never get it; SmsDelayed when a later attempt may succeed
   */
  send(sms: Sms): Promise<void>
}

/** The operator's settings of the gateway; without them the product sends no SMS. */
export type SmsSettings = {
  readonly url: string
  readonly user: string
  readonly password: string
  /** A number, or up to eleven letters and digits. */
  readonly from: string
}

/** The gateway did not take an SMS. The message may be logged: it holds neither number nor text, nor a word of the answer. */
abstract class SmsFailure extends Error {
  /** The HTTP status or connection error, as `SMS_400`: staff see its cause (`core/work-queue/failure-causes.ts`). */
  readonly code: string

  constructor(words: string, code: string) {
    super(`${words}: ${code}`)
    this.code = `SMS_${code}`
  }
}

/** A retry would change nothing. */
export class SmsRefused extends SmsFailure {
  constructor(code: string) {
    super('The SMS gateway refused the number for good', code)
    this.name = 'SmsRefused'
  }
}

/** A retry may succeed; also for an empty account or a wrong password, which the operator corrects. */
export class SmsDelayed extends SmsFailure {
  constructor(code: string) {
    super('The SMS gateway refused or was away', code)
    this.name = 'SmsDelayed'
  }
}

/** The time limit of a whole exchange, in milliseconds. */
const longest = 10_000

/**
 * A gateway with the API that 46elks documents: POST of a form with `from`, `to` and `message`, basic authentication, and JSON with
 * the `status` of the message. Follows no redirect: it would carry the number elsewhere.
 */
export function smsGateway(
  { url, user, password, from }: SmsSettings,
  { timeout = longest }: { readonly timeout?: number } = {},
): SmsGateway {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    async send({ to, text }) {
      const { status, body } = await ask(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ from, to, message: text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      if (isAboutNumber(status)) throw new SmsRefused(String(status))
      if (status < 200 || status >= 300) throw new SmsDelayed(String(status))
      const said = statusIn(body)
      if (said === 'failed') throw new SmsRefused('FAILED')
      if (said === null) throw new SmsDelayed('NO_GATEWAY')
    },
  }
}

async function ask(url: string, request: RequestInit) {
  try {
    const answer = await fetch(url, request)
    return { status: answer.status, body: await answer.text() }
  } catch (error) {
    throw new SmsDelayed(error instanceof Error && error.name === 'TimeoutError' ? 'TOO_SLOW' : 'UNREACHABLE')
  }
}

/** `created`, `sent`, `delivered` or `failed`; null where the answer is not from a gateway. */
function statusIn(body: string): string | null {
  try {
    const { status } = JSON.parse(body) as { status?: unknown }
    return typeof status === 'string' ? status : null
  } catch {
    return null
  }
}
