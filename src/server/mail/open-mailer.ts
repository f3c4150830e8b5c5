import type { Config } from '#server/config.ts'
import type { JobsPool } from '#server/db/pool.ts'
import { demoMailer } from './demo-mailer.ts'
import type { ClosableMailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

type Settings = Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom' | 'baseUrl'>

/** The mail server of the operator, or, in a demo, none at all. */
export function openMailer(config: Settings, beside: { jobs: JobsPool; clock: () => Date }): ClosableMailer {
  if (config.demo) return demoMailer(beside)
  if (config.smtpUrl === undefined) throw new Error('readConfig() lets nobody through without SMTP_URL')
  const { hostname } = new URL(config.baseUrl)
  return smtpMailer({ ...beside, smtpUrl: config.smtpUrl, from: config.mailFrom, domain: hostname })
}
