import { isIP } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { gather } from '#server/platform/batch/gather.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import { isAwaited, isForInbox } from './kinds.ts'
import { type ClosableMailer, Delayed, Undeliverable } from './mailer.ts'
import { oneAtATime, type Turn } from './one-at-a-time.ts'
import { codeOfRefusal, isAboutAddress, isForGood } from './refusal.ts'
import { claimMails, markMailsSent, releaseMail } from './sent-mail-repository.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/**
 * The name in our greeting to the mail server (EHLO): that of the site. Without it nodemailer says `[127.0.0.1]` where the
 * machine has no full name, as in a container, and relays of Google and others refuse that. `?name=` in SMTP_URL overrides it.
 */
export const greetingAs = (hostname: string): { readonly name?: string } =>
  hostname.includes('.') && isIP(hostname) === 0 ? { name: hostname } : {}

/**
 * Timeouts of a mail server, in milliseconds. RFC 5321 would allow it ten minutes for the end of data alone; by then
 * a sign-in code has expired, and waiting for four such servers would hold up all other mail.
 */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Time limit for one e-mail, with its wait for a free connection, in milliseconds. */
const longestSending = 60_000

/**
 * How long a claim lasts: longer than any sending, so that no other process begins one; much shorter than a code. In milliseconds.
 */
const claimTime = longestSending + 15_000

/**
 * Parallel connections to the mail server from one process. Mail that somebody waits for has its own, so that no other mail can
 * delay it. `?maxConnections=` in SMTP_URL overrides both.
 */
const connections = { awaited: 2, other: 6 } as const

/**
 * A process killed between an e-mail's last dot and its mark as sent leaves open whether it was sent, and it may
 * come twice. So only one e-mail at a time is in between, unless the mail server takes longer than this to accept it: then the
 * next one follows, so that others do not wait for hours. In milliseconds.
 */
const longestDoubt = 200

/** How long to wait before marking an e-mail as sent again, when that failed, in milliseconds. */
const rest = 250

type Settings = {
  readonly smtpUrl: string
  readonly from: string
  /** The part of message ids after the @, and our name in the greeting to the mail server. */
  readonly domain: string
  readonly jobs: JobsPool
  readonly clock: () => Date
}

/** Hands mail to the operator's mail server. The database stores what has been sent, so a job that runs twice mails once. */
export function smtpMailer({ smtpUrl, from, domain, jobs, clock }: Settings): ClosableMailer {
  /**
   * One connection pool to the mail server. Claims of simultaneous e-mails go to the database in one batch, and so do their marks as
   * sent.
   */
  const open = (maxConnections: number) => {
    const turns = new Map<string, Turn>()
    const transport = createTransport(
      {
        url: smtpUrl,
        ...greetingAs(domain),
        pool: true,
        maxConnections,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...patience,
      },
      { from: senderOf(from) },
    )
    transport.use('stream', ({ data, message }, done) => {
      const turn = turns.get(String(data.messageId))
      if (turn !== undefined) message.transform(() => endingAfter(turn.begin))
      done()
    })
    return {
      claim: gather((messageIds: readonly string[]) => {
        const now = clock()
        return claimMails(jobs, messageIds, { now, until: new Date(now.getTime() + claimTime) })
      }),
      markSent: gather(async (messageIds: readonly string[]) => {
        await markMailsSent(jobs, messageIds, clock())
        return messageIds
      }),
      newTurn: oneAtATime(longestDoubt),
      turns,
      transport,
    }
  }
  const awaited = open(connections.awaited)
  const other = open(connections.other)
  let closed = false

  /** Retries the mark of a sent e-mail for as long as the database is away, so that it is not sent again. */
  async function untilMarked({ markSent }: typeof other, messageId: string): Promise<void> {
    for (;;) {
      try {
        return void (await markSent(messageId))
      } catch (error) {
        if (closed) throw error
        await pause(rest)
      }
    }
  }
  return {
    async send({ to, kind, subject, text, html, messageId, language, unsubscribe, attachments = [] }) {
      const way = isAwaited(kind) ? awaited : other
      const claim = await way.claim(messageId)
      if (claim === 'sent') return 'sent'
      if (claim === 'under-way') throw new Error('Another worker is sending this mail')
      const id = `<${messageId}@${domain}>`
      const turn = way.newTurn()
      // A code that comes twice does no harm, so codes do not wait for a turn.
      if (way === other) way.turns.set(id, turn)
      const leave = () => {
        way.turns.delete(id)
        turn.end()
      }
      try {
        await way.transport.sendMail({
          signal: AbortSignal.timeout(longestSending),
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: attachments.map(({ name, type, text: content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          messageId: id,
          headers: {
            'Content-Language': language,
            // Ticket systems (Jira, Zendesk, Jitbit) hide mail with this header unread, and these e-mails are about what somebody wrote.
            ...(isForInbox(kind) ? {} : { 'Auto-Submitted': 'auto-generated' }),
            // For Exchange: no out-of-office reply to an address that nobody reads.
            'X-Auto-Response-Suppress': 'All',
            // For Gmail: do not group this e-mail with others of its subject, which hides what they have in common.
            'X-Entity-Ref-ID': messageId,
            ...(unsubscribe === undefined ? {} : oneClickHeaders(unsubscribe)),
          },
        })
      } catch (error) {
        leave()
        await releaseMail(jobs, messageId)
        // The mail server's own words may quote the address; its code is enough.
        const code = codeOfRefusal(error)
        throw isForGood(error)
          ? new Undeliverable({ kind, to }, code, isAboutAddress(error))
          : new Delayed({ kind, to }, code)
      }
      turn.hold()
      try {
        await untilMarked(way, messageId)
      } finally {
        leave()
      }
      return 'sent'
    },
    close: async () => {
      closed = true
      awaited.transport.close()
      other.transport.close()
    },
  }
}

/** MAIL_FROM as name and address: inside a header a bracket would begin a comment, and a colon a group. */
function senderOf(from: string): string | { readonly name: string; readonly address: string } {
  const [, name = '', address] = /^"?([^<>]*?)"?\s*<([^<>]+)>$/.exec(from) ?? []
  return address === undefined ? from : { name, address }
}

/** A stream that passes everything on, and holds its end back until `mayEnd` resolves. */
function endingAfter(mayEnd: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void mayEnd().then(() => done(), done),
  })
}

/** RFC 8058: the mail program may show its own button; one POST, without a confirmation. */
function oneClickHeaders({ oneClick }: UnsubscribeLinks) {
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
