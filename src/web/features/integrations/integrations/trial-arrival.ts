import {
  type SignInTrialOutcome,
  signInTrialOutcomes,
  trialLinkForm,
  trialLinkSecret,
} from '#core/integrations/trials.ts'
import { mailedSecret, mended, token } from '#web/lib/mended-link.ts'

/**
 * What gateways have done to the link of a test e-mail. `more`: the query has changed, but the secret has arrived. `mended`:
 * the fragment was rewritten but can be read. `cut`: a part is missing. `lost`: the whole fragment is missing.
 */
export type LinkOutcome = 'whole' | 'more' | 'mended' | 'cut' | 'lost'

export type TrialArrival =
  | { readonly of: 'sign-in'; readonly outcome: SignInTrialOutcome }
  | { readonly of: 'link'; readonly outcome: LinkOutcome }

type Carried = { readonly search: string; readonly hash: string }

const linked = new RegExp(`prov\\W*${token}`, 'i')

/** The outcome of a trial in the page's address; null: none. */
export function trialArrivalIn({ search, hash }: Carried): TrialArrival | null {
  const said = new URLSearchParams(search).get('sso')
  const outcome = signInTrialOutcomes.find((one) => one === said)
  if (outcome !== undefined) return { of: 'sign-in', outcome }
  const link = linkOutcome({ search, hash })
  return link === null ? null : { of: 'link', outcome: link }
}

function linkOutcome({ search, hash }: Carried): LinkOutcome | null {
  const [, id = ''] = /[?&;]prov=(?:3D)?([\w-]{32})(?![\w-])/i.exec(mended(search)) ?? []
  const secret = mailedSecret(linked, { search, hash })
  if (!trialLinkForm.test(id)) {
    if (/prov/.test(search)) return 'cut'
    // Without the id in the query the secret cannot be compared, so one in the right form counts as whole.
    return secret === null ? null : 'more'
  }
  const whole = trialLinkSecret(id)
  if (secret === whole) {
    if (hash !== `#prov=${whole}`) return 'mended'
    return search === `?prov=${id}` ? 'whole' : 'more'
  }
  return hash === '' && !mended(search).includes('#') ? 'lost' : 'cut'
}
