import { createSocket } from 'node:dgram'

export type NameServer = {
  /** As `127.0.0.1:5353`. */
  readonly address: string
  /** The TXT records by name. */
  readonly texts: Map<string, readonly string[]>
  close(): void
}

/** A name server (RFC 1035) for TXT records only. */
export async function startNameServer(): Promise<NameServer> {
  const texts = new Map<string, readonly string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const labels: string[] = []
    let at = 12
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('ascii', at + 1, at + 1 + length))
      at += 1 + length
    }
    const asked = question.subarray(12, at + 5)
    const found = texts.get(labels.join('.').toLowerCase()) ?? []
    const head = Buffer.alloc(12)
    question.copy(head, 0, 0, 2)
    // An authoritative answer; "no such name" where there is no record.
    head.writeUInt16BE(found.length === 0 ? 0x8583 : 0x8580, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(found.length, 6)
    socket.send(Buffer.concat([head, asked, ...found.map(textRecord)]), port, address)
  })
  await new Promise<void>((done) => void socket.bind(0, '127.0.0.1', done))
  return { address: `127.0.0.1:${socket.address().port}`, texts, close: () => void socket.close() }
}

function textRecord(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? ['']
  const data = Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])),
  )
  const head = Buffer.alloc(12)
  // The name of the question, TXT, IN, one minute.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
