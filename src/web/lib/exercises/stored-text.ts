import { longestText } from '#core/exercises/exercises.ts'

/** The value if it is a text, otherwise an empty text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, longestText) : ''
