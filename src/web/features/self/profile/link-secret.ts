import { readMailCode, readSlipCode } from '#core/round/slip-code.ts'
import { mailedSecret, mended, token } from '#web/lib/mended-link.ts'

type Carried = { readonly hash: string; readonly search: string }

const linked = new RegExp(`inbjudan\\W*${token}`, 'i')
/** Ten or twelve characters, formatted as on a slip, in an SMS or in an e-mail. */
const typed = /^#+((?:[0-9a-z]{5}\p{Pd}?){2}|(?:[0-9a-z]{4}\p{Pd}?){3})(?![0-9a-z])/iu

/**
 * The secret of a link: `#inbjudan=<token>` in an e-mail, `#<code>` on a slip or in an SMS; null where the link has lost it.
 * Browsers send no fragment to a server, so no log has it.
 */
export const secretIn = (carried: Carried): string | null =>
  mailedSecret(linked, carried) ?? linked.exec(mended(carried.search))?.[1] ?? mailedSecret(typed, carried)

/** The code in a typed text or in a link; null for any other text. */
export const codeIn = (secret: string): string | null => readSlipCode(secret) ?? readMailCode(secret)
