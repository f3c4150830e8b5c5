import { longestText } from '#core/exercises/exercises.ts'

/** A text of the browser's storage; anything else is no text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, longestText) : ''
