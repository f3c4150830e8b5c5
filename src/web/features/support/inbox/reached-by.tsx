import { reachAddress } from './reach-address.ts'

/** How somebody wants to be reached, as they wrote it; one number or one e-mail address can be pressed. */
export function ReachedBy({ reach }: { readonly reach: string }) {
  const address = reachAddress(reach)
  if (address === null) return <span className="support-message">{reach}</span>
  return <a href={address}>{reach}</a>
}
