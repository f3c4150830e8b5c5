import { readMailCode, readSlipCode } from '#core/round/slip-code.ts'
import { mailedSecret, mended, token } from '#web/lib/mended-link.ts'

type Carried = { readonly hash: string; readonly search: string }

const linked = new RegExp(`inbjudan\\W*${token}`, 'i')
/** Ten characters, or twelve, as a slip, an SMS or an e-mail shows them. */
const typed = /^#+((?:[0-9a-z]{5}\p{Pd}?){2}|(?:[0-9a-z]{4}\p{Pd}?){3})(?![0-9a-z])/iu

/**
 * The secret of a link, `#inbjudan=<token>` of an e-mail or `#<code>` of a slip or an SMS; null where it has lost it. A fragment
 * is never sent to a server and so stays out of its logs.
 */
export const secretIn = (carried: Carried): string | null =>
  mailedSecret(linked, carried) ?? linked.exec(mended(carried.search))?.[1] ?? mailedSecret(typed, carried)

/** What somebody has typed, or a link carried, as a code; null for what is none. */
export const codeIn = (secret: string): string | null => readSlipCode(secret) ?? readMailCode(secret)
