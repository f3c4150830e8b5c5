import pg from 'pg'

/** Type numbers of pg_type: https://github.com/postgres/postgres/blob/REL_15_STABLE/src/include/catalog/pg_type.dat */
const typeOf = { int8: 20, int8Array: 1016, date: 1082 } as const

/** count(*) and sum() are int8. @throws RangeError beyond 2^53 − 1, where a number would be silently wrong. */
export function parseWholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database sent ${text}, more than a number holds exactly.`)
  return value
}

const asText = (value: string) => value
const parseList = (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parseWholeOrNull))
const parseWholeOrNull = (text: string) => (text === 'NULL' ? null : parseWholeNumber(text))

/**
 * How values arrive: int8 as number, a date without time as its text `2026-03-01` (a Date would move it
 * over midnight in some time zones), everything else as `pg` does it.
 */
export const parserFor: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') => {
  if (format !== 'binary') {
    if (type === typeOf.int8) return parseWholeNumber
    if (type === typeOf.int8Array) return parseList
    if (type === typeOf.date) return asText
  }
  return pg.types.getTypeParser(type, format as 'text')
}
