export type ReceivedMail = {
  readonly recipients: readonly string[]
  /** By lower-case name, decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly type: string; readonly name: string; readonly text: string }[]
}

/** Parses an e-mail as sent (RFC 5322, 2045, 2047), as far as our own e-mails need it. */
export function readMail(raw: string, recipients: readonly string[]): ReceivedMail {
  const { headers, body } = splitMail(raw)
  if (!headers.get('content-type')?.startsWith('multipart/')) {
    throw new Error('Every mail has a text and an HTML part')
  }
  const parts = readParts(headers.get('content-type') ?? '', body)
  const words = parts.filter(({ name }) => name === undefined)
  const find = (type: string) => words.find((part) => part.type.startsWith(type))?.content ?? ''
  return {
    recipients,
    headers,
    subject: headers.get('subject') ?? '',
    text: find('text/plain'),
    html: find('text/html'),
    attachments: parts.flatMap(({ name, type, content }) =>
      name === undefined ? [] : [{ name, type, text: content }],
    ),
  }
}

type Part = { readonly type: string; readonly name: string | undefined; readonly content: string }

/** All parts, including nested ones. */
function readParts(type: string, body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((raw) => {
      const { headers, body: inner } = splitMail(raw.replace(/^\r\n/, ''))
      const innerType = headers.get('content-type') ?? ''
      return innerType.startsWith('multipart/') ? readParts(innerType, inner) : [readPart(raw)]
    })
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

function readPart(raw: string): Part {
  const { headers, body } = splitMail(raw.replace(/^\r\n/, '').replace(/\r\n$/, ''))
  const encoding = headers.get('content-transfer-encoding') ?? '7bit'
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body.replaceAll('=\r\n', ''))
        : Buffer.from(body, 'latin1')
  return {
    type: headers.get('content-type') ?? '',
    name: /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1],
    content: bytes.toString('utf8').replaceAll('\r\n', '\n'),
  }
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
