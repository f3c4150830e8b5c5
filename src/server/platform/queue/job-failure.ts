import { Delayed, Undeliverable } from '#server/platform/mail/mailer.ts'

/**
 * What the queue stores about a failure, for staff: its kind and code, never a message, which may quote anything. For an e-mail
 * also the part of the address that many have in common.
 */
export type JobFailure = {
  readonly name: string
  readonly code?: string
  readonly domain?: string
}

export function failureOf(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { name: 'failed' }
  if (error instanceof Undeliverable || error instanceof Delayed) {
    const { name, code, domain } = error
    return { name, code, domain }
  }
  const { code } = error as { code?: unknown }
  return { name: error.name, ...(typeof code === 'string' && /^[0-9A-Z_]{2,40}$/.test(code) ? { code } : {}) }
}
