import { createTransport } from 'nodemailer'
import type { JobsPool } from '#server/db/pool.ts'
import { claimMail, markMailSent, releaseMail } from '#server/db/sent-mail-repository.ts'
import { type ClosableMailer, Undeliverable } from './mailer.ts'
import type { WayOut } from './way-out.ts'

/** Longer than any mail server takes to answer (RFC 5321 allows 10 minutes for the end of data), in milliseconds. */
const claimTime = 11 * 60 * 1000

/** To the mail server at the same time, from one process: as many as it sends invitations at once. */
const maxConnections = 4

type Settings = {
  readonly smtpUrl: string
  readonly from: string
  /** Stands in message ids after the @. */
  readonly domain: string
  readonly jobs: JobsPool
  readonly clock: () => Date
}

/** Hands mail to the operator's mail server. What has been sent is remembered, so a job that runs twice mails once. */
export function smtpMailer({ smtpUrl, from, domain, jobs, clock }: Settings): ClosableMailer {
  const options = {
    url: smtpUrl,
    pool: true,
    maxConnections,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = createTransport(options, { from })
  return {
    async send({ to, kind, subject, text, html, messageId, language, wayOut, attachments = [] }) {
      const now = clock()
      const claim = await claimMail(jobs, { messageId, now, until: new Date(now.getTime() + claimTime) })
      if (claim === 'sent') return
      if (claim === 'under-way') throw new Error('Another worker is sending this mail')
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachments.map(({ name, type, text: content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          messageId: `<${messageId}@${domain}>`,
          headers: {
            'Content-Language': language,
            'Auto-Submitted': 'auto-generated',
            ...(wayOut === undefined ? {} : oneClickHeaders(wayOut)),
          },
        })
      } catch (error) {
        await releaseMail(jobs, messageId)
        if (isForGood(error)) throw new Undeliverable(kind, codeOf(error))
        // The mail server's own words may quote the address; its code says enough.
        throw new Error(`The mail server refused or was away: ${codeOf(error)}`)
      }
      await markMailSent(jobs, messageId, clock())
    },
    close: async () => transport.close(),
  }
}

/** RFC 8058: the mail program may show a button of its own; one POST, and nothing to confirm. */
function oneClickHeaders({ oneClick }: WayOut) {
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

type SmtpError = Error & {
  readonly code?: string
  readonly responseCode?: number
  /** What the server said it to. */
  readonly command?: string
}

/**
 * 5xx about this reader or this mail (RFC 5321, 4.2.1). The same number about our own sign-in or sender is the operator's
 * to mend, and mail must not be lost over it.
 */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as SmtpError
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code = 'unknown', responseCode } = error as SmtpError
  return responseCode === undefined ? code : `${code} ${responseCode}`
}
