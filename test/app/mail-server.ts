import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { type ReceivedMail, readMail } from './read-mail.ts'

export type MailServer = {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Everything that has arrived, oldest first. */
  readonly received: ReceivedMail[]
  /** As what each connection has said hello. */
  readonly greetings: ReadonlySet<string>
  /** What has arrived at this address, oldest first. */
  receivedBy(address: string): ReceivedMail[]
  /** The next e-mails are refused with this code: 421 come back later, 550 nobody here. `only`: those to this address. */
  refuseWith(code: number | null, only?: string, how?: Partial<Manner>): void
  /**
   * Takes mail to these addresses in and never says what became of it; what hangs goes on hanging when the list gets
   * shorter.
   */
  hangFor(addresses: readonly string[]): void
  close(): Promise<void>
}

/** What the refusal says, and to which command. */
type Manner = { readonly words: string; readonly at: 'MAIL FROM' | 'RCPT TO' | 'DATA' }

type Options = {
  readonly needsSignIn?: boolean
  /** Done with each e-mail that has arrived, before its sender is told so. */
  readonly beforeTaken?: (mail: ReceivedMail) => Promise<void>
}

/** A real mail server on a port of its own, which takes everything in and delivers nothing. */
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
    // Nobody is let in.
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
  // Of a client that was killed in the middle of a mail.
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
