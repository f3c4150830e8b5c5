import { contactOffer } from '#text/easy-swedish/contact-offer.ts'
import { myResults } from '#text/easy-swedish/my-results.ts'
import { profile } from '#text/easy-swedish/profile.ts'
import { result } from '#text/easy-swedish/result.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The pages of stored results. */
export const easyWords: Reading = {
  texts: {
    contactOffer: inLines(contactOffer),
    myResults: inLines(myResults),
    profile: inLines(profile),
    result: inLines(result),
  },
  notes: {},
}
