import PostalMime, { type Attachment, type Header } from 'postal-mime'
import { isAboutAddress, isForGood } from './refusal.ts'

/** A mail system's report about an e-mail that it accepted and could not deliver (RFC 3464). */
export type Bounce = {
  /** Ids that `Keys.mailId()` may have made for the returned e-mail. Anybody can write a bounce, but nobody can guess such an id. */
  readonly mailIds: readonly string[]
  readonly failures: readonly Failure[]
}

export type Failure = {
  /** The recipient that failed, in lower case. */
  readonly address: string
  /** RFC 3463: "5.1.1". */
  readonly status: string
  /** Final and about the address, by the same rules as for an immediate refusal (`refusal.ts`). */
  readonly isDeadAddress: boolean
}

/** RFC 3464, and RFC 6533 for mail with letters of all languages. */
const reportTypes = ['message/delivery-status', 'message/global-delivery-status']
const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']

/** Amazon SES replaces the Message-ID of an e-mail; Microsoft and Google name it also in the bounce's own headers. */
const returnedIds = ['message-id', 'x-entity-ref-id']
const ownIds = ['in-reply-to', 'references']

/**
 * How much is read, because anybody can write to this address: bytes of the message, recipients and ids, and characters of one
 * field or text. An e-mail of ours has one recipient and a few kilobytes, and its report comes before it.
 */
const largest = 1_000_000
const most = 20
const longest = 10_000

/** Null: somebody has written it. Of an automatic reply that is no report there is nothing to note. @throws anything that postal-mime does about what is no e-mail */
export async function readBounce(message: Uint8Array): Promise<Bounce | null> {
  const {
    headers,
    attachments,
    text = '',
  } = await PostalMime.parse(message.subarray(0, largest), { forceRfc822Attachments: true })
  const reports = attachments.filter(({ mimeType }) => reportTypes.includes(mimeType))
  if (reports.length === 0) return isAutomatic(headers) ? { mailIds: [], failures: [] } : null
  const returned = attachments.filter(({ mimeType }) => returnedTypes.includes(mimeType))
  const ids = valuesOf(headers, ownIds)
  for (const part of returned) ids.push(...valuesOf(await headersOf(beginningOf(textOf(part))), returnedIds))
  const failures: Failure[] = []
  for (const group of reports.flatMap((part) => textOf(part).split(/\n\s*\n/, most)).slice(0, most)) {
    const failure = failureIn(await headersOf(group.slice(0, longest)), text.slice(0, longest))
    if (failure !== null) failures.push(failure)
  }
  const mailIds = new Set(ids.flatMap((value) => value.slice(0, longest).match(/\b[0-9a-f]{32}\b/g) ?? []))
  return { mailIds: [...mailIds].slice(0, most), failures }
}

/** One recipient of the report, where the e-mail has failed for it. */
function failureIn(fields: readonly Header[], text: string): Failure | null {
  const field = (name: string) => fields.find(({ key }) => key === name)?.value.trim() ?? ''
  const address = /^(?:rfc822|utf-8) *; *<?([^\s<>@]+@[^\s<>@]+)>?$/i.exec(field('final-recipient'))?.[1]
  const status = /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(field('status'))?.[0]
  if (!/^failed\b/i.test(field('action')) || address === undefined || status === undefined) return null
  const said = field('diagnostic-code').replace(/^[\w-]+ *; */, '')
  const refusal = {
    responseCode: status.startsWith('5') ? 550 : 450,
    // The remote server's own reply says more than a reporter's empty status, as of Exim.
    response:
      /^\d{3}[ -]5\.\d{1,3}\.\d{1,3}\b/.test(said) && status.endsWith('.0.0')
        ? said
        : `550 ${status} ${said}`,
    command: commandIn(text),
  }
  return {
    address: address.toLowerCase(),
    status,
    isDeadAddress: isForGood(refusal) && isAboutAddress(refusal),
  }
}

/** Postfix names the command that the mail server refused; otherwise the refusal may have come after the e-mail. */
const commandIn = (text: string): string =>
  /\(in reply to (MAIL FROM|RCPT TO) command\)/.exec(text.replace(/\s+/g, ' '))?.[1] ?? 'DATA'

/** RFC 3834: an automatic reply, which must get no automatic answer. */
const isAutomatic = (headers: readonly Header[]): boolean =>
  valuesOf(headers, ['auto-submitted']).some((value) => !/^no\b/i.test(value))

const valuesOf = (headers: readonly Header[], names: readonly string[]): string[] =>
  headers.filter(({ key }) => names.includes(key)).map(({ value }) => value)

const headersOf = async (lines: string): Promise<readonly Header[]> =>
  (await PostalMime.parse(`${lines.trim()}\n\n`)).headers

const beginningOf = (message: string): string => message.trimStart().split(/\n[ \t]*\n/, 1)[0] ?? ''

const textOf = ({ content }: Attachment): string =>
  (typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()).replaceAll(
    '\r\n',
    '\n',
  )
