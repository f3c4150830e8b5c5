type SmtpError = Error & {
  readonly code?: string
  readonly responseCode?: number
  /** The mail server's reply, which may quote the address: it is parsed here and stored nowhere. */
  readonly response?: string
  /** The SMTP command that the server replied to. */
  readonly command?: string
}

/**
 * Enhanced codes (RFC 3463) about the sender: policy (5.7), the sender's address (5.1.7, 5.1.8), Microsoft's SendAsDenied and Gmail's
 * limit of e-mails a day.
 */
const aboutSender = /^5\.(?:7\.\d+|1\.[78]|2\.252|4\.5)$/

/** Codes without meaning (RFC 3463): then the words decide. */
const sayingNothing = /^5\.\d\.0$/

/** The same in words, for mail servers without a meaningful code; "not verified" is Amazon's reply about MAIL_FROM. */
const wordsAboutSender = /\brelay|\bsender\b|\bnot verified\b/i

/** Words of Postfix and Exchange about one reader, in spite of their policy code. */
const wordsAboutReader = /recipient address rejected|RESOLVER\.RST(?!\.\w*Size)/i

const enhancedCodeOf = (response: string): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/**
 * Whether a 5xx is about us. Many mail servers, Postfix among them, reply only at the recipient or after the e-mail
 * that they refuse our sender or our right to send.
 */
function isAboutUs({ command = '', response = '' }: SmtpError): boolean {
  if (!['RCPT TO', 'DATA'].includes(command)) return true
  if (wordsAboutReader.test(response)) return false
  const code = enhancedCodeOf(response) ?? '5.0.0'
  return aboutSender.test(code) || (sayingNothing.test(code) && wordsAboutSender.test(response))
}

/**
 * Whether a refusal is final: a 5xx about this reader or this e-mail (RFC 5321, 4.2.1). The same number about our sign-in or sender is
 * for the operator to fix, and no mail may be lost because of it.
 */
export const isForGood = (error: unknown): boolean =>
  ((error as SmtpError).responseCode ?? 0) >= 500 && !isAboutUs(error as SmtpError)

/** Codes about addresses, closed or full mailboxes, and missing domains (Postfix, Amazon; Microsoft). */
const aboutAddress = /^5\.(?:1\.[1-9]\d*|2\.[12]|4\.(?:4|310))$/

const wordsAboutAddress =
  /\b(?:unknown|invalid|no such|non-?existent) (?:user|recipient|mailbox|address|account)|\b(?:user|recipient|mailbox|address|account)\b.{0,80}?\b(?:unknown|unavailable|disabled|frozen|full|(?:not|n't) (?:exist|found))/i

/**
 * Whether a final refusal is about the address: a reply to the address, or after the e-mail with a code or words about addresses and
 * mailboxes. Any other reply after the e-mail is about the e-mail, as from a filter.
 */
export const isAboutAddress = (error: unknown): boolean => {
  const { command, response = '' } = error as SmtpError
  if (command === 'RCPT TO' || wordsAboutReader.test(response)) return true
  const code = enhancedCodeOf(response) ?? '5.0.0'
  return sayingNothing.test(code) ? wordsAboutAddress.test(response) : aboutAddress.test(code)
}

const aboutUs = 'ESENDER'

/** Nodemailer's code and the mail server's number, for staff (`core/work-queue/failure-causes.ts`); `ESENDER` where it is about us. */
export function codeOfRefusal(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code = 'unknown', responseCode } = error as SmtpError
  if (responseCode === undefined) return code
  const isOurs = responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code) && isAboutUs(error)
  return `${isOurs ? aboutUs : code} ${responseCode}`
}

export const isAboutSender = (code: string): boolean => code.startsWith(`${aboutUs} `)
