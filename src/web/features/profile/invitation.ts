import type { InvitationView } from '#contract/me.ts'

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

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function keepPurpose(shelf: Shelf, purpose: Purpose): void {
  try {
    if (purpose.kind === 'self') shelf.removeItem(invitationKey)
    else
      shelf.setItem(invitationKey, JSON.stringify({ token: purpose.token, invitation: purpose.invitation }))
  } catch {
    // A browser that keeps nothing: the purpose then lasts until the page is left.
  }
}

/** The purpose this tab had before a reload. */
export function keptPurpose(shelf: Shelf): Purpose {
  try {
    const value = JSON.parse(shelf.getItem(invitationKey) ?? 'null')
    if (typeof value?.invitation?.round?.id !== 'string') return { kind: 'self' }
    return { kind: 'round', invitation: value.invitation, token: value.token ?? null }
  } catch {
    return { kind: 'self' }
  }
}

/** Why an invitation cannot be answered, or null when it can. */
export function obstacle({ open, used }: Pick<InvitationView, 'open' | 'used'>): 'used' | 'closed' | null {
  if (used) return 'used'
  return open ? null : 'closed'
}

/** The page that asks an instrument's questions. */
export const pageOf = (instrument: string): string =>
  instrument === 'djupanalys' ? '/djupanalys' : '/stressprofil/start'
