import { zones } from '@andrum/release/zone.ts'
import { answerWords, type Instrument } from '#core/instrument/instrument.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import type { ReceivedMail } from '../app/read-mail.ts'

export type Secrets = {
  /** From now on no line may hold any of these. */
  hide(...values: readonly (string | undefined)[]): void
  /** Hides what a mail says that nobody but its reader may know: who reads it, the codes in it, the secrets of its links. */
  hideMail(mail: ReceivedMail): void
  /** How many there are. */
  readonly size: number
  /** What each of these lines gives away, as `secret in line`. */
  findIn(lines: readonly string[]): string[]
}

/** Remembers what people say, and looks for it in lines of a log. */
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

/** Also as an address, a header and a JSON text have it. A code is no part of a longer number or of a random id. */
function holds(line: string, secret: string): boolean {
  if (/^\d+$/.test(secret)) return new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`).test(line)
  const escaped = JSON.stringify(secret).slice(1, -1)
  const forms = [secret, escaped, encodeURIComponent(secret), Buffer.from(secret).toString('base64url')]
  return forms.some((form) => line.toLowerCase().includes(form.toLowerCase()))
}

/** Of folders of packages, as node_modules/@fastify, this finds nothing. */
const looksLikeAddress = /[\w.+-]+@[\w-]+\.\w/

const itemsOf = ({ items, causes = [] }: Instrument) => [...items, ...causes.flatMap((cause) => cause.items)]

/** What an answer or a result is made of: as a field's name or as its value. */
const ofAnswers = new Set<string>([
  ...answerWords,
  ...zones,
  ...shippedInstruments.flatMap((instrument) => itemsOf(instrument).map(({ id }) => id)),
  ...['answers', 'total', 'score', 'zone', 'categories', 'causes'],
])

/** Answers, zones and scores in a line of our log; a line of another kind is only looked through for what was hidden. */
function answersIn(line: string): string[] {
  if (!line.startsWith('{')) return []
  const told: string[] = []
  JSON.parse(line, (name, value: unknown) => {
    if (ofAnswers.has(name)) told.push(name)
    if (typeof value === 'string' && ofAnswers.has(value)) told.push(value)
    // Times and amounts are whole; means of answers are not.
    if (typeof value === 'number' && !Number.isInteger(value)) told.push(String(value))
    return value
  })
  return told
}
