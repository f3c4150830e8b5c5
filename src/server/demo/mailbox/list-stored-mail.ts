import type { Deps } from '#server/platform/deps.ts'
import { listDemoMail } from '#server/platform/mail/demo-mail-repository.ts'

export type StoredMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: Date
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly text: string }[]
}

/** The mail that a demo has stored instead of sending, newest first, at most a hundred; to one address or to all. */
export async function listStoredMail({ pools }: Pick<Deps, 'pools'>, to?: string): Promise<StoredMail[]> {
  const rows = await listDemoMail(pools.jobs, { limit: 100, ...(to === undefined ? {} : { recipient: to }) })
  return rows.map(({ recipient, subject, text, html, sentAt, attachments }) => ({
    to: recipient,
    subject,
    text,
    html,
    sentAt,
    attachments,
  }))
}
