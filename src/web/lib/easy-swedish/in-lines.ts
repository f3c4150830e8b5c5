import type { Texts } from '#text/messages.ts'

/** One thought a line, as easy Swedish is set: a line ends where a sentence does. */
export const inLines = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replace(/([.?!]) (?=\p{Lu})/gu, '$1\n')]),
  )
