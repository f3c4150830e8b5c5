import { SMTPServer } from 'smtp-server'

/** A mail server in a process of its own that accepts everything at once, and tells its parent what came when. */
export type Arrival = { readonly to: string; readonly messageId: string; readonly at: number }
export type FromReceiver = { readonly port: number } | { readonly arrivals: readonly Arrival[] }

const arrivals: Arrival[] = []
const tell = (message: FromReceiver) => process.send?.(message)

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, session, callback) {
    let head = ''
    stream.on('data', (chunk: Buffer) => {
      if (head.length < 4000) head += chunk.toString('latin1')
    })
    stream.on('end', () => {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const messageId = /^Message-ID: (.*)$/im.exec(head)?.[1]?.trim() ?? ''
      arrivals.push({ to, messageId, at: Date.now() })
      callback()
    })
  },
})
const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address()
  tell({ port: address !== null && typeof address === 'object' ? address.port : 0 })
})
process.on('message', () => tell({ arrivals }))
process.on('disconnect', () => process.exit())
