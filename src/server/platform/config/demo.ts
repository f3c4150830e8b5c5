/** What decides whether a start is the demo, as it is in the environment; a variable that is not set is undefined. */
export type DemoQuestion = {
  readonly production: boolean
  readonly DEMO?: '0' | '1' | undefined
  readonly SMTP_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly BASE_URL?: string | undefined
  readonly HOST?: string | undefined
}

/** `because`: the variable that decided. Without one nothing real is set, which is what makes the demo. */
export type DemoDecision = { readonly demo: boolean; readonly because?: keyof DemoQuestion | 'NODE_ENV' }

/**
 * Demo accounts and the mailbox let everybody in. They exist when they are asked for, or when nothing real is set:
 * nothing that mails, no database of its own, no address but this machine's. Never in production.
 */
export function decideDemo(question: DemoQuestion): DemoDecision {
  if (question.production) return { demo: false, because: 'NODE_ENV' }
  if (question.DEMO !== undefined) return { demo: question.DEMO === '1', because: 'DEMO' }
  const because = firstReal(question)
  return because === undefined ? { demo: true } : { demo: false, because }
}

function firstReal({ SMTP_URL, DATABASE_URL, BASE_URL, HOST }: DemoQuestion) {
  if (SMTP_URL !== undefined) return 'SMTP_URL'
  if (DATABASE_URL !== undefined) return 'DATABASE_URL'
  if (BASE_URL !== undefined && !isLocal(URL.parse(BASE_URL)?.hostname)) return 'BASE_URL'
  if (HOST !== undefined && !isLoopback(HOST)) return 'HOST'
  return undefined
}

const isLocal = (host: string | undefined) =>
  host !== undefined && (isLoopback(host.replace(/^\[(.*)\]$/, '$1')) || host.endsWith('.localhost'))

/** Only what nobody else can reach (RFC 5735, RFC 4291). A form that is not known counts as reachable. */
function isLoopback(host: string): boolean {
  return /^(localhost|127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}|::1)$/i.test(host)
}
