/** Says whether a value from a file is a `T`; whatever is wrong is written down with its path. */
export type Check<T> = (value: unknown, path: string, problems: string[]) => value is T

function accept<T>(test: (value: unknown) => boolean, expected: string): Check<T> {
  return (value, path, problems): value is T => {
    if (test(value)) return true
    problems.push(`${path}: ${expected}`)
    return false
  }
}

export const text: Check<string> = accept(
  (value) => typeof value === 'string' && value.trim() !== '',
  'must be a text that is not empty',
)

export const flag: Check<boolean> = accept((value) => typeof value === 'boolean', 'must be true or false')

export const count: Check<number> = accept(
  (value) => Number.isInteger(value) && Number(value) >= 0,
  'must be a whole number, 0 or more',
)

/** A name that travels in addresses, counters and exports. */
export const identifier: Check<string> = accept(
  (value) => typeof value === 'string' && /^[a-z][a-z0-9_-]{0,63}$/.test(value),
  'must be a name of a–z, 0–9, - and _ that starts with a letter',
)

export const versionName: Check<string> = accept(
  (value) => typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/.test(value),
  'must be a version such as "1.0"',
)

/** At most two decimals, because rounded scores have no more. */
export function decimal(from: number, to: number): Check<number> {
  return accept(
    (value) =>
      typeof value === 'number' &&
      value >= from &&
      value <= to &&
      Math.abs(value * 100 - Math.round(value * 100)) < 1e-9,
    `must be a number from ${from} to ${to} with at most two decimals`,
  )
}

export function oneOf<T extends string>(words: readonly T[]): Check<T> {
  return accept(
    (value) => (words as readonly unknown[]).includes(value),
    `must be one of ${words.join(', ')}`,
  )
}

export function listOf<T>(check: Check<T>, longest: number): Check<readonly T[]> {
  return (value, path, problems): value is readonly T[] => {
    if (!Array.isArray(value) || value.length === 0 || value.length > longest) {
      problems.push(`${path}: must be a list of 1 to ${longest}`)
      return false
    }
    return value.map((element, index) => check(element, `${path}[${index}]`, problems)).every(Boolean)
  }
}

/** An object with exactly these fields; a misspelled field is a problem, not a silent loss. */
export function shape<T extends object>(
  fields: { readonly [Field in keyof T]-?: Check<T[Field]> },
  optional: readonly (keyof T)[] = [],
): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields)
  const names = new Set<string>(checks.map(([name]) => name))
  const mayBeLeftOut = new Set<PropertyKey>(optional)
  return (value, path, problems): value is T => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      problems.push(`${path}: must be an object`)
      return false
    }
    const given = new Map<string, unknown>(Object.entries(value))
    const unknown = [...given.keys()].filter((name) => !names.has(name))
    for (const name of unknown) problems.push(`${path}.${name}: is not a field here`)
    const fine = checks.map(
      ([name, check]) =>
        (!given.has(name) && mayBeLeftOut.has(name)) || check(given.get(name), `${path}.${name}`, problems),
    )
    return unknown.length === 0 && fine.every(Boolean)
  }
}
