import {
  type SignInTrialOutcome,
  signInTrialOutcomes,
  trialLinkForm,
  trialLinkSecret,
} from '#core/integrations/trials.ts'
import { mailedSecret, mended, token } from '#web/lib/mended-link.ts'

/**
 * What has become of a test e-mail's link. `more`: its query was changed, and what counts arrived. `mended`: the fragment was
 * rewritten and could be read all the same. `cut`: a part is missing. `lost`: all of the fragment is.
 */
export type LinkOutcome = 'whole' | 'more' | 'mended' | 'cut' | 'lost'

export type TrialArrival =
  | { readonly of: 'sign-in'; readonly outcome: SignInTrialOutcome }
  | { readonly of: 'link'; readonly outcome: LinkOutcome }

type Carried = { readonly search: string; readonly hash: string }

const linked = new RegExp(`prov\\W*${token}`, 'i')

/** What a browser that comes back from a try has brought in the page's address; null when it has brought nothing. */
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
    // Without the query nothing can be compared; what has its form is taken for whole.
    return secret === null ? null : 'more'
  }
  const whole = trialLinkSecret(id)
  if (secret === whole) {
    if (hash !== `#prov=${whole}`) return 'mended'
    return search === `?prov=${id}` ? 'whole' : 'more'
  }
  return hash === '' && !mended(search).includes('#') ? 'lost' : 'cut'
}
