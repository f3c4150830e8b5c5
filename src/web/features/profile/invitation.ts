import type { InvitationView } from '#contract/me.ts'
import type { Shelf } from './shelf.ts'

/** For whom the form is answered: for oneself alone, or in an employer's round. */
export type Purpose =
  | { readonly kind: 'self' }
  | {
      readonly kind: 'round'
      readonly invitation: InvitationView
      /** From the mailed link; `null` when the session says who it is. */
      readonly token: string | null
    }

/** Where the purpose of this tab is kept, in `sessionStorage`: gone when the tab is closed. */
export const invitationKey = 'andrum.invitation'

/** The token of a mailed link, `#inbjudan=<token>`. A fragment is never sent to a server and so stays out of its logs. */
export function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('inbjudan')
  return token === null || token === '' ? null : token
}

/** What the tab keeps: the token from the link as soon as it is read, the invitation once it is known. */
type Kept =
  | { readonly token: string | null; readonly invitation: InvitationView }
  | { readonly token: string; readonly invitation: null }

export function keepInvitation(shelf: Shelf, kept: Kept): void {
  shelf.setItem(invitationKey, JSON.stringify(kept))
}

export function forgetInvitation(shelf: Shelf): void {
  shelf.removeItem(invitationKey)
}

/** What this tab kept before a reload, or null. */
export function keptInvitation(shelf: Shelf): Kept | null {
  try {
    const value = JSON.parse(shelf.getItem(invitationKey) ?? 'null')
    const token = typeof value?.token === 'string' ? value.token : null
    const invitation = typeof value?.invitation?.round?.id === 'string' ? value.invitation : null
    if (invitation !== null) return { token, invitation }
    return token === null ? null : { token, invitation }
  } catch {
    return null
  }
}

/** Why an invitation cannot be answered, or null when it can. */
export function obstacle({ open, used }: Pick<InvitationView, 'open' | 'used'>): 'used' | 'closed' | null {
  if (used) return 'used'
  return open ? null : 'closed'
}

/** The page that asks an instrument's questions, or null for one that no page asks. */
export function pageOf(instrument: string): string | null {
  if (instrument === 'stressprofil') return '/stressprofil/start'
  return instrument === 'djupanalys' ? '/djupanalys' : null
}
