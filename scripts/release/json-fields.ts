import { InputError } from './organisation-file.ts'

export type Fields = Readonly<Record<string, unknown>>

export function readObject(json: unknown, place: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InputError(`${place}: an object is expected here.`)
  }
  return json as Fields
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
