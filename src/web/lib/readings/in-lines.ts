import type { Texts } from '#text/messages.ts'

/** One thought a line, as easy Swedish is set: each sentence ends its line, with whatever sign the next begins. */
export const inLines = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replace(/([.?!]) (?=[\p{Lu}\d”{])/gu, '$1\n')]),
  )
