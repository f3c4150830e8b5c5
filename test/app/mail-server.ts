import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { type ReceivedMail, readMail } from './read-mail.ts'

export type MailServer = {
  /** For `SMTP_URL`. */
  readonly url: string
  /** All e-mails that have arrived, oldest first. */
  readonly received: ReceivedMail[]
  /** The names with which clients have said hello. */
  readonly greetings: ReadonlySet<string>
  /** The e-mails to this address, oldest first. */
  receivedBy(address: string): ReceivedMail[]
  /** Refuses the next e-mails with this code: 421 for now, 550 no such mailbox. `only`: e-mails to this address. */
  refuseWith(code: number | null, only?: string, how?: Partial<Manner>): void
  /** Accepts e-mails to these addresses and never answers. Connections that hang stay so, even if the list gets shorter. */
  hangFor(addresses: readonly string[]): void
  close(): Promise<void>
}

/** The words of the refusal, and the command that it answers. */
type Manner = { readonly words: string; readonly at: 'MAIL FROM' | 'RCPT TO' | 'DATA' }

type Options = {
  readonly needsSignIn?: boolean
  /** Runs for each e-mail that has arrived, before the sender gets the response. */
  readonly beforeTaken?: (mail: ReceivedMail) => Promise<void>
}

/** A real mail server on a port of its own, which accepts everything and delivers nothing. */
export async function startMailServer({
  needsSignIn = false,
  beforeTaken = async () => {},
}: Options = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let hanging: readonly string[] = []
  const greetings = new Set<string>()
  let refusal: ({ readonly code: number; readonly only: string | undefined } & Manner) | null = null
  const refused = (at: Manner['at'], addresses: readonly string[]) =>
    refusal?.at === at && (refusal.only === undefined || addresses.includes(refusal.only))
      ? Object.assign(new Error(refusal.words), { responseCode: refusal.code })
      : null
  const server = new SMTPServer({
    authOptional: !needsSignIn,
    // No sign-in succeeds.
    ...(needsSignIn ? { onAuth: (_auth, _session, callback) => callback(null, {}) } : {}),
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom({ address }, { hostNameAppearsAs }, callback) {
      greetings.add(String(hostNameAppearsAs))
      callback(refused('MAIL FROM', [address]))
    },
    onRcptTo: ({ address }, _session, callback) => callback(refused('RCPT TO', [address])),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const error = refused('DATA', recipients)
        if (error !== null) return callback(error)
        if (recipients.some((address) => hanging.includes(address))) return
        const mail = readMail(Buffer.concat(chunks).toString('latin1'), recipients)
        received.push(mail)
        beforeTaken(mail).then(() => callback(), callback)
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  // Errors of a client that was killed in the middle of an e-mail.
  server.on('error', () => {})
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    greetings,
    receivedBy: (address) => received.filter(({ recipients }) => recipients.includes(address)),
    refuseWith: (code, only, { words = 'Refused by the test', at = 'RCPT TO' } = {}) => {
      refusal = code === null ? null : { code, only, words, at }
    },
    hangFor: (addresses) => {
      hanging = addresses
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
