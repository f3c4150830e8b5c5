import type { Texts } from '#text/messages.ts'

/** One thought a line, as easy Swedish is set: a line ends where a sentence does, whatever the next begins with. */
export const inLines = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replace(/([.?!]) (?=[\p{Lu}\d”{])/gu, '$1\n')]),
  )
