import { zones } from '@andrum/release/zone.ts'
import { answerWords, type Instrument } from '#core/instrument/instrument.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import type { ReceivedMail } from '../app/read-mail.ts'

export type Secrets = {
  /** From now on no line may contain any of these. */
  hide(...values: readonly (string | undefined)[]): void
  /** Hides what only the reader of an e-mail may know: the addressee, the codes in it, the secrets of its links. */
  hideMail(mail: ReceivedMail): void
  /** The number of secrets. */
  readonly size: number
  /** The secrets in each of these lines, as `secret in line`. */
  findIn(lines: readonly string[]): string[]
}

/** Stores secrets, and finds them in lines of a log. */
export function rememberSecrets(): Secrets {
  const hidden = new Set<string>()
  const hide = (...values: readonly (string | undefined)[]) => {
    for (const value of values) {
      if (value === undefined || value.length < 4) throw new Error(`"${value}" is nothing to look for`)
      hidden.add(value)
    }
  }
  return {
    hide,
    hideMail: ({ recipients, text }) => {
      hide(...recipients)
      for (const [, first = '', second = ''] of text.matchAll(/^ {4}(\d{4}) (\d{4})$/gm)) {
        hide(first + second, `${first} ${second}`)
      }
      for (const [secret] of text.matchAll(/[\w-]{40,}/g)) hide(secret)
    },
    get size() {
      return hidden.size
    },
    findIn: (lines) =>
      lines.flatMap((line) => [
        ...[...hidden].filter((secret) => holds(line, secret)).map((secret) => `${secret} in ${line}`),
        ...answersIn(line).map((told) => `${told} in ${line}`),
        ...(looksLikeAddress.test(line) ? [`an address in ${line}`] : []),
      ]),
  }
}

/** Also finds them encoded for an address, a header or JSON. A code within a longer number or a random id does not count. */
function holds(line: string, secret: string): boolean {
  if (/^\d+$/.test(secret)) return new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`).test(line)
  const escaped = JSON.stringify(secret).slice(1, -1)
  const forms = [secret, escaped, encodeURIComponent(secret), Buffer.from(secret).toString('base64url')]
  return forms.some((form) => line.toLowerCase().includes(form.toLowerCase()))
}

/** Does not match folders of packages, as node_modules/@fastify. */
const looksLikeAddress = /[\w.+-]+@[\w-]+\.\w/

const itemsOf = ({ items, causes = [] }: Instrument) => [...items, ...causes.flatMap((cause) => cause.items)]

/** Words of answers and results, as names or values of fields. */
const ofAnswers = new Set<string>([
  ...answerWords,
  ...zones,
  ...shippedInstruments.flatMap((instrument) => itemsOf(instrument).map(({ id }) => id)),
  ...['answers', 'total', 'score', 'zone', 'categories', 'causes'],
])

/** Answers, zones and scores in a line of our log. Lines of other programs are only searched for secrets. */
function answersIn(line: string): string[] {
  if (!line.startsWith('{')) return []
  const told: string[] = []
  JSON.parse(line, (name, value: unknown) => {
    if (ofAnswers.has(name)) told.push(name)
    if (typeof value === 'string' && ofAnswers.has(value)) told.push(value)
    // Times and amounts are integers; means of answers are not.
    if (typeof value === 'number' && !Number.isInteger(value)) told.push(String(value))
    return value
  })
  return told
}
