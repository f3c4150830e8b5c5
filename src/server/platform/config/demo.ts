/** The variables that decide whether a start is the demo; undefined where not set. */
export type DemoQuestion = {
  readonly production: boolean
  readonly DEMO?: '0' | '1' | undefined
  readonly SMTP_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly BASE_URL?: string | undefined
  readonly HOST?: string | undefined
}

/** `because`: the variable that decided. Undefined when no real setting exists, which makes the start a demo. */
export type DemoDecision = { readonly demo: boolean; readonly because?: keyof DemoQuestion | 'NODE_ENV' }

/**
 * Demo accounts and the mailbox let everybody in. They exist when the operator asks for them, or when nothing real is set:
 * no mail server, no database, no address but this machine's. Never in production.
 */
export function decideDemo(question: DemoQuestion): DemoDecision {
  if (question.production) return { demo: false, because: 'NODE_ENV' }
  if (question.DEMO !== undefined) return { demo: question.DEMO === '1', because: 'DEMO' }
  const because = firstReal(question)
  return because === undefined ? { demo: true } : { demo: false, because }
}

/** What the log tells the operator about a start outside production: which variable decided, and who can enter a demo. */
export function whatDecides({ demo, because }: DemoDecision, inImage: boolean): string[] {
  if (because !== undefined && !demo) {
    const name = because === 'DEMO' ? 'DEMO is 0' : `${because} is set`
    return [
      `There are no demo accounts and mail is really sent, because ${name}. Set NODE_ENV=production where people rely on it.`,
    ]
  }
  return [
    ...(because === undefined
      ? []
      : [`Everybody can sign in to the demo accounts, because ${because} is 1.`]),
    ...(inImage ? [whoReachesIt] : []),
  ]
}

/** Nothing inside a container knows where its port is published. */
const whoReachesIt =
  'Everybody who reaches the port of this container can sign in to the demo: publish it as 127.0.0.1:3000:3000 for this machine alone. For people who rely on it, set DATABASE_URL and what docs/runbooks/install.md names.'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * A start of the image in `deploy/Dockerfile` is either the demo or production. A mail server, a database elsewhere, a public address
 * or a key of its own makes it production (decision 0772). `NODE_ENV` overrides this, and so does `DEMO=1` without mail server and keys.
 */
export function isProductionInImage(variables: Variables): boolean {
  const set = (name: string) => variables[name]?.trim() || undefined
  if (set('NODE_ENV') !== undefined) return false
  const [SMTP_URL, DATABASE_URL, BASE_URL] = ['SMTP_URL', 'DATABASE_URL', 'BASE_URL'].map(set)
  const keys = ['AUTH_SECRET', 'DATA_KEY', 'LOG_KEY'].map(set)
  if (SMTP_URL !== undefined || keys.some((key) => key !== undefined)) return true
  if (set('DEMO') !== undefined) return set('DEMO') === '0'
  return firstReal({ production: false, DATABASE_URL, BASE_URL }) !== undefined
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

/** Whether only this machine reaches the address (RFC 5735, RFC 4291). An unknown form counts as reachable by others. */
function isLoopback(host: string): boolean {
  return /^(localhost|127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}|::1)$/i.test(host)
}
