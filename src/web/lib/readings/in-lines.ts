import type { Texts } from '#text/messages.ts'

/** One thought a line, as easy Swedish is set: each sentence ends its line, whatever character the next begins with. */
export const inLines = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replace(/([.?!]) (?=[\p{Lu}\d”{])/gu, '$1\n')]),
  )
