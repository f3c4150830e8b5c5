import { InputError } from './organisation-file.ts'

export type Fields = Readonly<Record<string, unknown>>

export function readObject(json: unknown, place: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InputError(`${place}: an object is expected here.`)
  }
  return json as Fields
}

/**
 * Reads an object with these fields and no others: a misspelt field would be ignored silently.
 * @throws InputError that names what is unknown
 */
export function readFields(json: unknown, place: string, known: readonly string[]): Fields {
  const fields = readObject(json, place)
  // Found one by one: the file may have many, and the sentence names three.
  const unknown: string[] = []
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue
    unknown.push(JSON.stringify(name))
    if (unknown.length === 3) break
  }
  if (unknown.length > 0) {
    throw new InputError(
      `${place}: unknown ${unknown.length === 1 ? 'field' : 'fields'} ${unknown.join(', ')}. Known here: ${known.join(', ')}.`,
    )
  }
  return fields
}

export function readList(json: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(json)) throw new InputError(`${place}: a list is expected here.`)
  return json
}

export function readName(json: unknown, place: string): string {
  if (typeof json !== 'string' || json === '') throw new InputError(`${place}: a text is expected here.`)
  return json
}

export function readScore(json: unknown, place: string): number {
  if (typeof json !== 'number' || !(json >= 1 && json <= 5)) {
    throw new InputError(
      `${place}: ${typeof json === 'number' ? json : JSON.stringify(json)} is not a score from 1 to 5.`,
    )
  }
  return json
}
