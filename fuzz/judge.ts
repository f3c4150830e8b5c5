import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Answer } from '#test/app/browser.ts'
import type { Sender, Side } from './senders.ts'
import type { Shot } from './shots.ts'
import type { Target } from './targets.ts'
import type { Marks } from './world.ts'

/** Forbidden in every answer: traces of a failed program or of its SQL. */
const inside: readonly RegExp[] = [
  /(\n|\\n)\s+at \S+.*:\d+:\d+/,
  /node_modules|node:internal|\/src\/server\//,
  /\b(select|insert into|update|delete from)\b.{1,80}\b(from|values|set|where)\b/i,
  /violates|constraint|relation "|column "|invalid input syntax|SQLSTATE|syntax error at/i,
  /\bandrum_(owner|person|hr|release|identity|jobs)\b/,
  /ZodError|TypeError|RangeError|ReferenceError|PostgresError/,
]

/** Refusals of our own for another server that does not answer. */
const notOurs: ReadonlySet<string> = new Set(['identity-provider-unreachable'])

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
const known = new WeakMap<object, ReturnType<typeof ajv.compile>>()

/** Cached, because many endpoints refuse with one schema. */
function checkOf(schema: object) {
  const key = JSON.stringify(schema)
  const check = compiled.get(key) ?? ajv.compile(schema)
  compiled.set(key, check)
  known.set(schema, check)
  return check
}

function fits(schema: object, body: unknown): string | null {
  const check = known.get(schema) ?? checkOf(schema)
  return check(body) ? null : ajv.errorsText(check.errors)
}

/**
 * The faults of an answer; empty where there are none.
 * @param written ids of other organisations that people of the sender's side have written themselves, as in a plan of their own
 */
export function faultsOf(
  target: Target,
  sender: Pick<Sender, 'side' | 'staff'>,
  { request }: Pick<Shot, 'request'>,
  answer: Pick<Answer, 'status' | 'headers' | 'body' | 'text'>,
  marks: Readonly<Record<Side, Marks>>,
  written: ReadonlySet<string>,
): string[] {
  const { status, headers, body, text } = answer
  const faults: string[] = []
  const code = (body as { code?: string } | undefined)?.code ?? ''
  if (status >= 500 && !notOurs.has(code)) faults.push(`answered ${status} ${code}`)
  faults.push(...misfits(target, answer))
  for (const pattern of inside) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined && !sent(request).includes(found)) faults.push(`says "${found.slice(0, 80)}"`)
  }
  for (const side of ['here', 'there'] as const) {
    if (sender.side === side) continue
    const leak = leakOf(marks[side], sender, written, sent(request), text)
    if (leak !== null) faults.push(`tells ${leak} of the organisation ${side}`)
  }
  if (headers['cache-control'] === undefined || !/no-store|private/.test(String(headers['cache-control'])))
    faults.push('may be kept by a cache')
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be read as another type')
  return faults
}

/** The organisation's ids in an accepted request. */
export function idsWritten({ payload }: Shot['request'], { ids }: Marks): readonly string[] {
  const said = String(payload ?? '')
  return ids.filter((id) => said.includes(id))
}

const sent = ({ url, payload }: Shot['request']): string => `${url} ${payload ?? ''}`

function leakOf(
  marks: Marks,
  { staff }: Pick<Sender, 'staff'>,
  written: ReadonlySet<string>,
  request: string,
  text: string,
): string | null {
  // Everybody with the link may read its target.
  if (marks.secrets.some((secret) => request.includes(secret))) return null
  if (text.includes(marks.word)) return 'a name or a text'
  if (staff) return null
  const id = marks.ids.find((id) => text.includes(id) && !request.includes(id) && !written.has(id))
  return id === undefined ? null : 'an id'
}

/** Says how an answer differs from all that the document names. */
function misfits(
  { responses }: Target,
  { status, headers, body, text }: Pick<Answer, 'status' | 'headers' | 'body' | 'text'>,
): string[] {
  if (responses === null) return []
  const response = responses[status]
  if (response === undefined) return [`answered ${status}, which the document does not name`]
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  const content = response.content ?? {}
  if (text === '') return []
  const media = content[type]
  if (media === undefined) return [`answered ${status} as ${type}, which the document does not name`]
  if (body === undefined) return []
  const wrong = fits(media.schema ?? {}, body)
  const problem = (body as { code?: string }).code
  const unnamed =
    type === 'application/problem+json' && !response.description.split(', ').includes(problem ?? '')
      ? [`refused with ${problem}, which the document does not name`]
      : []
  return [...(wrong === null ? [] : [`does not match its schema: ${wrong}`]), ...unnamed]
}
