import { ScimError } from './scim-error.ts'

/** A program's body, with attribute names in small letters: SCIM ignores their case (RFC 7643, 2.1). */
export type Attributes = Readonly<Record<string, unknown>>

export const isAttributes = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function inSmall(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSmall)
  if (!isAttributes(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inSmall(inner)]),
  )
}

/** @throws ScimError for anything but an object */
export function readBody(body: unknown): Attributes {
  const read = inSmall(body)
  if (!isAttributes(read)) throw new ScimError(400, 'invalidSyntax', 'The body is not an object.')
  return read
}

/** A text; undefined where it is absent or empty. @throws ScimError for another kind of value */
export function textOf(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') throw new ScimError(400, 'invalidValue', `${name} is not a text.`)
  const text = value.normalize('NFC').trim()
  if (text.length > longestText) throw new ScimError(400, 'invalidValue', `${name} is too long.`)
  return text === '' ? undefined : text
}

/** As long as the longest address. */
const longestText = 254

/** A boolean; Microsoft sends "True" and "False" as texts. */
export function truthOf(value: unknown, name: string): boolean | undefined {
  if (value === undefined || value === null) return undefined
  const text = String(value).toLowerCase()
  if (text === 'true' || text === 'false') return text === 'true'
  throw new ScimError(400, 'invalidValue', `${name} is neither true nor false.`)
}

/** The given values without undefined ones. */
export const present = <T extends object>(values: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
