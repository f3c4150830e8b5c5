import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { StartError } from '#server/platform/db/start-error.ts'

const filled = 'must be a text that is not empty'
export const text = z.string({ error: filled }).regex(/\S/, { error: filled })

export const matching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error })

export const oneOf = <const T extends string>(words: readonly T[]) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` })

export function listOf<Schema extends z.ZodType>(element: Schema, longest: number) {
  const error = `must be a list of 1 to ${longest}`
  return z.array(element, { error }).min(1, { error }).max(longest, { error })
}

/** An object with exactly these fields; a misspelled field is a problem, not a silent loss. */
export const objectOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject(fields, { error: 'must be an object' })

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  /** One sentence per problem, in English, for the operator who installs the file. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Validates a value against a schema; `name` begins each sentence. Reports all problems at once; fills in and repairs nothing. */
export function readValue<T>(schema: z.ZodType<T>, name: string, value: unknown): Read<T> {
  const read = schema.safeParse(value)
  if (read.success) return { ok: true, value: read.data }
  const problems = read.error.issues.flatMap(({ path, ...issue }) => {
    const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${name}${place}.${key}: is not a field here`)
      : [`${name}${place}: ${issue.message}`]
  })
  return { ok: false, problems }
}

/** @throws StartError with a sentence that names the file and what is wrong in it */
export async function readOperatorFile<T>(path: string, read: (value: unknown) => Read<T>): Promise<T> {
  const result = read(await parse(path))
  if (result.ok) return result.value
  const [first, ...rest] = result.problems
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more)`
  throw new StartError(`The file ${path} is refused: ${first}${more}.`)
}

async function parse(path: string): Promise<unknown> {
  const written = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new StartError(`The file ${path} cannot be read: give the server the right to, or remove it.`, {
      cause,
    })
  })
  try {
    // Editors on Windows put a byte order mark before the text.
    return JSON.parse(written.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The file ${path} cannot be read as JSON: ${reason}.`, { cause: error })
  }
}
