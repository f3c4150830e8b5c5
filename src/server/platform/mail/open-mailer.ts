import type { Config } from '#server/platform/config/config.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { demoMailer } from './demo-mailer.ts'
import type { ClosableMailer } from './mailer.ts'
import { refusingMailer } from './refusing-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

type Beside = {
  readonly jobs: JobsPool
  readonly clock: () => Date
  readonly keys: Pick<Keys, 'mailAddressHash'>
}

type Settings = Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom' | 'baseUrl'>

/** The mail server of the operator, or, in a demo, none at all. */
export function openMailer(config: Settings, beside: Beside): ClosableMailer {
  return refusingMailer(config.demo ? demoMailer(beside) : mailerOf(config, beside), beside)
}

function mailerOf(config: Settings, beside: Beside): ClosableMailer {
  if (config.smtpUrl === undefined) throw new Error('readConfig() lets nobody through without SMTP_URL')
  const { hostname } = new URL(config.baseUrl)
  return smtpMailer({ ...beside, smtpUrl: config.smtpUrl, from: config.mailFrom, domain: hostname })
}
