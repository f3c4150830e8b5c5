import { ScimError } from './scim-error.ts'

/** Resources on a page by default, and at most. */
const usualCount = 100
export const mostCounted = 200

export type Page = { readonly offset: number; readonly limit: number }

/** `startIndex` counts from one; an invalid value counts as the nearest valid one (RFC 7644, 3.4.2.4). */
export function readPage(query: Readonly<Record<string, unknown>>): Page {
  const whole = (value: unknown, usual: number) => {
    if (value === undefined) return usual
    if (typeof value === 'string' && /^-?\d{1,9}$/.test(value)) return Number(value)
    throw new ScimError(400, 'invalidValue', 'startIndex and count are whole numbers.')
  }
  return {
    offset: Math.max(1, whole(query['startIndex'], 1)) - 1,
    limit: Math.min(mostCounted, Math.max(0, whole(query['count'], usualCount))),
  }
}

/** The required values, by attribute in small letters. */
export type Equals = ReadonlyMap<string, string>

const one =
  /^\s*(?:urn:ietf:params:scim:schemas:[\w.:-]+:)?([a-z][\w.]*(?:\[type eq "work"\]\.value)?)\s+eq\s+(?:"((?:[^"\\]|\\.)*)"|(true|false))\s*$/i

/**
 * A filter by equality, of one attribute or several with `and`: identity providers use no other.
 * @throws ScimError for any other
 */
export function readFilter(filter: unknown): Equals {
  const wanted = new Map<string, string>()
  if (filter === undefined || filter === '') return wanted
  if (typeof filter !== 'string' || filter.length > 1000) throw refused()
  for (const part of filter.split(/\s+and\s+(?=(?:[^"\\]|\\.|"(?:[^"\\]|\\.)*")*$)/i)) {
    const [, attribute = '', text, truth] = one.exec(part) ?? []
    if (attribute === '') throw refused()
    const name = attribute.toLowerCase().replace('[type eq "work"]', '')
    wanted.set(name, text === undefined ? (truth ?? '').toLowerCase() : text.replace(/\\(.)/g, '$1'))
  }
  return wanted
}

const refused = () =>
  new ScimError(400, 'invalidFilter', 'A filter is: attribute eq "value", several joined by and.')

/** Translates a filter into our field names. @throws ScimError for an attribute that cannot be filtered by */
export function wordsOf<Name extends string>(
  filter: Equals,
  names: Readonly<Record<string, Name>>,
): Partial<Record<Name, string>> {
  const entries = [...filter].map(([attribute, value]) => {
    const name = Object.hasOwn(names, attribute) ? names[attribute] : undefined
    if (name === undefined)
      throw new ScimError(400, 'invalidFilter', `${attribute} cannot be asked for in a filter.`)
    return [name, value] as const
  })
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

/** A resource with only some attributes, or without some, as the request wants (RFC 7644, 3.9). */
export function choose(
  resource: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const listed = (value: unknown) =>
    typeof value === 'string' && value !== ''
      ? value.split(',').map((name) => name.trim().split(/[.[]/)[0]?.toLowerCase() ?? '')
      : null
  const [only, without] = [listed(query['attributes']), listed(query['excludedAttributes'])]
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (name === 'id' || name === 'schemas') return true
      const small = name.toLowerCase()
      return only === null ? !without?.includes(small) : only.includes(small)
    }),
  )
}
