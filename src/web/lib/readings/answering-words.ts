import { contactOffer } from '#text/easy-swedish/contact-offer.ts'
import { elsewhere } from '#text/easy-swedish/elsewhere.ts'
import { profile } from '#text/easy-swedish/profile.ts'
import { promise } from '#text/easy-swedish/promise.ts'
import { result } from '#text/easy-swedish/result.ts'
import { wordNotes } from '#text/easy-swedish/word-notes.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The questions, from the welcome to the result. */
export const easyWords: Reading = {
  texts: {
    contactOffer: inLines(contactOffer),
    elsewhere: inLines(elsewhere),
    profile: inLines(profile),
    promise: inLines(promise),
    result: inLines(result),
  },
  notes: wordNotes,
}
