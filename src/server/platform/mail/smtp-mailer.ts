import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { gather } from '#server/platform/batch/gather.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import { greetingAs } from './greeting-as.ts'
import { isAwaited, isForInbox } from './kinds.ts'
import { type ClosableMailer, Delayed, Undeliverable } from './mailer.ts'
import { oneAtATime, type Turn } from './one-at-a-time.ts'
import { codeOfRefusal, isAboutAddress, isForGood } from './refusal.ts'
import { claimMails, markMailsSent, releaseMail } from './sent-mail-repository.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/**
 * How long a mail server may take, in milliseconds. RFC 5321 would allow it ten minutes for the end of data alone; by then
 * a sign-in code is worth nothing, and four such servers' worth of waiting holds up all other mail.
 */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Time limit for one e-mail, its wait for a free connection included, in milliseconds. */
const longestSending = 60_000

/**
 * Longer than any sending, so that nobody else begins one meanwhile; much shorter than the life of a code. In milliseconds.
 */
const claimTime = longestSending + 15_000

/**
 * To the mail server at the same time, from one process. What somebody waits for has its own, so that nothing else can be
 * in its way. `?maxConnections=` in SMTP_URL overrides both.
 */
const connections = { awaited: 2, other: 6 } as const

/**
 * From the last dot of an e-mail until it is written down as sent, a kill leaves in doubt whether it has gone out, and it
 * comes twice. So one alone is between the two, unless the mail server takes longer to take it in than this: then the
 * next follows, and others do not wait for hours. In milliseconds.
 */
const longestDoubt = 200

/** Before what has been sent is written down again, when that failed, in milliseconds. */
const rest = 250

type Settings = {
  readonly smtpUrl: string
  readonly from: string
  /** The part of message ids after the @, and the name that we give the mail server. */
  readonly domain: string
  readonly jobs: JobsPool
  readonly clock: () => Date
}

/** Hands mail to the operator's mail server. What has been sent is remembered, so a job that runs twice mails once. */
export function smtpMailer({ smtpUrl, from, domain, jobs, clock }: Settings): ClosableMailer {
  /**
   * One connection pool to the mail server. What is claimed and what has been sent is written down together for all who are
   * there at the time.
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

  /** It has gone out: while the database is away, that it has is not forgotten. */
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
      // A code that comes twice is one code: nobody waits in line with it.
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
            // Ticket systems (Jira, Zendesk, Jitbit) put away unseen what says this, and somebody has written what these are about.
            ...(isForInbox(kind) ? {} : { 'Auto-Submitted': 'auto-generated' }),
            // Exchange reads this one: no out-of-office reply to an address that nobody reads.
            'X-Auto-Response-Suppress': 'All',
            // Gmail reads this one: no e-mail is laid to others with its subject, where what they have in common is folded away.
            'X-Entity-Ref-ID': messageId,
            ...(unsubscribe === undefined ? {} : oneClickHeaders(unsubscribe)),
          },
        })
      } catch (error) {
        leave()
        await releaseMail(jobs, messageId)
        // The mail server's own words may quote the address; its code says enough.
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

/** MAIL_FROM with its name as it stands: in a header a bracket would begin a comment, and a colon a group. */
function senderOf(from: string): string | { readonly name: string; readonly address: string } {
  const [, name = '', address] = /^"?([^<>]*?)"?\s*<([^<>]+)>$/.exec(from) ?? []
  return address === undefined ? from : { name, address }
}

/** Passes everything on, and its end only when it may. */
function endingAfter(mayEnd: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void mayEnd().then(() => done(), done),
  })
}

/** RFC 8058: the mail program may show a button of its own; one POST, and nothing to confirm. */
function oneClickHeaders({ oneClick }: UnsubscribeLinks) {
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
