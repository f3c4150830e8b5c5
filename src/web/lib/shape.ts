/**
 * Parses a value of one shape from the browser's storage, which anybody may have changed; undefined: it has another shape. A
 * few lines instead of a schema library, which only pages with a form fetch.
 */
export type Shape<Value> = (value: unknown) => Value | undefined

type ShapeOf<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Shape<infer Value> ? Value : never
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Shape<number> = (value) => (typeof value === 'number' ? value : undefined)
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const oneOf =
  <const Known extends string | number | boolean>(known: readonly Known[]): Shape<Known> =>
  (value) =>
    known.find((one) => one === value)

export const nullable =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value) =>
    value === null ? null : shape(value)

/** A damaged value becomes `instead`. */
export const or =
  <Value, const Other>(
    shape: Shape<Value>,
    instead: Other,
  ): Shape<Other extends Value ? Value : Value | Other> =>
  (value) => {
    const read = shape(value)
    return (read === undefined ? instead : read) as Other extends Value ? Value : Value | Other
  }

/** Damaged entries are left out. */
export const listOf =
  <Value>(shape: Shape<Value>): Shape<readonly Value[]> =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((one) => {
          const read = shape(one)
          return read === undefined ? [] : [read]
        })
      : undefined

/** A record with these parts, and `extra` ones that may be missing. Other fields are left out. */
export function record<const Parts extends object, const Extra extends object = Record<never, never>>(
  parts: Parts,
  extra?: Extra,
): Shape<ShapeOf<Parts> & Partial<ShapeOf<Extra>>> {
  return (value) => {
    if (!isRecord(value)) return undefined
    const read: Record<string, unknown> = {}
    const shapes = { ...parts, ...extra } as Readonly<Record<string, Shape<unknown>>>
    for (const [name, shape] of Object.entries(shapes)) {
      if (value[name] === undefined && !(name in parts)) continue
      read[name] = shape(value[name])
      if (read[name] === undefined) return undefined
    }
    return read as ShapeOf<Parts> & Partial<ShapeOf<Extra>>
  }
}

/** A record with any names; one damaged value makes the whole undefined. */
export const recordOf =
  <Value>(shape: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const read = Object.entries(value).map(([name, one]) => [name, shape(one)] as const)
    return read.every((pair): pair is [string, Value] => pair[1] !== undefined)
      ? Object.fromEntries(read)
      : undefined
  }

/** Checks that a record has these parts and returns it unchanged: for data that we wrote and only read. */
export const having =
  <Value>(parts: Readonly<Record<string, Shape<unknown>>>): Shape<Value> =>
  (value) =>
    record(parts)(value) === undefined ? undefined : (value as Value)

export const anyList: Shape<readonly unknown[]> = (value) => (Array.isArray(value) ? value : undefined)
