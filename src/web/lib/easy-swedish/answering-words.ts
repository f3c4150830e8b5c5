import { contactOffer } from '#text/easy-swedish/contact-offer.ts'
import { profile } from '#text/easy-swedish/profile.ts'
import { promise } from '#text/easy-swedish/promise.ts'
import { result } from '#text/easy-swedish/result.ts'
import { wordNotes } from '#text/easy-swedish/word-notes.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** From the welcome to the result. */
export const easyWords: EasyWords = {
  texts: {
    contactOffer: inLines(contactOffer),
    profile: inLines(profile),
    promise: inLines(promise),
    result: inLines(result),
  },
  notes: wordNotes,
}
