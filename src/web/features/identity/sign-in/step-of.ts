type Now = {
  readonly factor: 'show' | 'add' | null
  readonly asksPrivate: boolean
  readonly merges: boolean
  readonly elsewhere: boolean
  readonly hasLink: boolean
  readonly cameBack: boolean
  readonly hasOffer: boolean
  readonly isIn: boolean
  readonly hasRequest: boolean
  /** Whether the script of the step has arrived. */
  readonly arrived: { readonly factor: boolean; readonly offer: boolean }
}

/** The step that the sign-in page shows: the first that applies. */
export function stepOf(now: Now) {
  if (now.factor !== null) return now.arrived.factor ? now.factor : 'loading'
  if (now.asksPrivate) return 'private'
  if (now.merges) return 'merge'
  if (now.elsewhere) return 'elsewhere'
  if (now.hasLink) return 'link'
  if (now.cameBack) return 'loading'
  if (now.hasOffer) return now.arrived.offer ? 'sign-on' : 'loading'
  if (now.isIn) return 'signed-in'
  return now.hasRequest ? 'code' : 'email'
}
