export type ReceivedMail = {
  readonly recipients: readonly string[]
  /** By name in lower case, decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail as it came over the wire (RFC 5322, 2045, 2047), as far as our own mails use it. */
export function readMail(raw: string, recipients: readonly string[]): ReceivedMail {
  const { headers, body } = splitMail(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new Error('Every mail has a text and an HTML part')
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart)
  const find = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? ''
  return {
    recipients,
    headers,
    subject: headers.get('subject') ?? '',
    text: find('text/plain'),
    html: find('text/html'),
  }
}

function splitMail(raw: string): { headers: Map<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
      }),
  )
  return { headers, body: raw.slice(at + 4) }
}

function readPart(raw: string): { type: string; content: string } {
  const { headers, body } = splitMail(raw.replace(/^\r\n/, '').replace(/\r\n$/, ''))
  const encoding = headers.get('content-transfer-encoding') ?? '7bit'
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body.replaceAll('=\r\n', ''))
        : Buffer.from(body, 'latin1')
  return { type: headers.get('content-type') ?? '', content: bytes.toString('utf8').replaceAll('\r\n', '\n') }
}

function fromQuotedPrintable(text: string): Buffer {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')).toString('utf8'),
    )
}
