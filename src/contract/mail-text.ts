import * as z from 'zod/mini'

/** No line breaks nor other control characters: what may go into the head of a mail. */
export const oneLine = z.regex(/^\P{Cc}*$/u)

/** One @, something before it, a domain with a dot behind it; letters of any alphabet, no space and no list. */
export const mailAddress = z.regex(
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+\.[^\s\p{Cc}@<>()[\]\\,;:".]+$/u,
)
