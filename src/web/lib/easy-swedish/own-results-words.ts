import { contactOffer } from '#text/easy-swedish/contact-offer.ts'
import { myResults } from '#text/easy-swedish/my-results.ts'
import { profile } from '#text/easy-swedish/profile.ts'
import { result } from '#text/easy-swedish/result.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** Results that are kept, one of them or all. */
export const easyWords: EasyWords = {
  texts: {
    contactOffer: inLines(contactOffer),
    myResults: inLines(myResults),
    profile: inLines(profile),
    result: inLines(result),
  },
  notes: {},
}
