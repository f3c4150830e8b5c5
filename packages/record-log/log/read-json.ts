/** A file is malformed at `place`. */
export class UnreadableFile extends Error {
  readonly place: string

  constructor(place: string) {
    super(`unreadable: ${place}`)
    this.place = place
  }
}

/** Reads a part of a file. @throws UnreadableFile */
export type Read<Value> = (json: unknown, place: string) => Value

export const text: Read<string> = (json, place) => {
  if (typeof json !== 'string' || json.length > 20_000 || !json.isWellFormed())
    throw new UnreadableFile(place)
  return json
}

/** Lower-case hexadecimal. */
export const hex =
  (bytes: number): Read<string> =>
  (json, place) => {
    if (typeof json !== 'string' || json.length !== 2 * bytes || !/^[0-9a-f]*$/.test(json)) {
      throw new UnreadableFile(place)
    }
    return json
  }

export const whole: Read<number> = (json, place) => {
  if (typeof json !== 'number' || !Number.isSafeInteger(json) || json < 0) throw new UnreadableFile(place)
  return json
}

export const instant: Read<string> = (json, place) => {
  const written = text(json, place)
  const at = new Date(written)
  if (Number.isNaN(at.getTime()) || at.toISOString() !== written) throw new UnreadableFile(place)
  return written
}

export const day: Read<string> = (json, place) => {
  const written = text(json, place)
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) throw new UnreadableFile(place)
  return written
}

export const oneOf =
  <Value extends string>(...values: readonly Value[]): Read<Value> =>
  (json, place) => {
    const found = values.find((value) => value === json)
    if (found === undefined) throw new UnreadableFile(place)
    return found
  }

export const orNull =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (json, place) =>
    json === null ? null : read(json, place)

/** Either absent or `true`: a record that does not use the field is written, and hashed, without it. */
export const onlyTrue: Read<true | undefined> = (json, place) => {
  if (json !== undefined && json !== true) throw new UnreadableFile(place)
  return json
}

export const list =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (json, place) => {
    if (!Array.isArray(json) || json.length > 1_000_000) throw new UnreadableFile(place)
    return json.map((part: unknown, n) => read(part, `${place}[${n}]`))
  }

/** Reads an object with exactly these fields: an unread field would be unchecked, so none may be there. */
export const object =
  <Fields extends object>(readers: { readonly [Key in keyof Fields]-?: Read<Fields[Key]> }): Read<Fields> =>
  (json, place) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new UnreadableFile(place)
    const stranger = Object.keys(json).find((key) => !Object.hasOwn(readers, key))
    if (stranger !== undefined) throw new UnreadableFile(`${place}.${stranger}`)
    const fields = json as Readonly<Record<string, unknown>>
    const entries = Object.entries<Read<unknown>>(readers)
    const read = entries.map(([key, readField]) => [key, readField(fields[key], `${place}.${key}`)] as const)
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Fields
  }
