import type { InvitationView } from '#contract/identity/me.ts'
import { browserStore, inTab } from '#web/lib/browser-store.ts'
import { having, or, record, text } from '#web/lib/shape.ts'

/** For whom the form is answered: for oneself alone, or in an employer's round. */
export type Purpose =
  | { readonly kind: 'self' }
  | {
      readonly kind: 'round'
      readonly invitation: InvitationView
      /** From the mailed link; `null` when the session says who it is. */
      readonly token: string | null
    }

/** Whether an address was a mailed invitation, whole or damaged. */
export const isInvitation = ({ hash, search }: { readonly hash: string; readonly search: string }): boolean =>
  /inbjudan/i.test(hash + search)

/** What the tab stores: the token from the link as soon as it is read, the invitation once it is known. */
type Kept =
  | { readonly token: string | null; readonly invitation: InvitationView }
  | { readonly token: string; readonly invitation: null }

const shape = record({
  token: or(text, null),
  invitation: or(having<InvitationView>({ round: record({ id: text }) }), null),
})

export function parseInvitation(value: unknown): Kept | null {
  const { token, invitation } = shape(value) ?? { token: null, invitation: null }
  if (invitation !== null) return { token, invitation }
  return token === null ? null : { token, invitation }
}

/** The purpose of this tab; null: for oneself. */
export const invitationStore = browserStore<Kept | null>(
  'andrum.invitation',
  { parse: parseInvitation, empty: null },
  { storage: inTab },
)

/** Why an invitation cannot be answered, or null when it can. */
export function obstacle({ open, used }: Pick<InvitationView, 'open' | 'used'>): 'used' | 'closed' | null {
  if (used) return 'used'
  return open ? null : 'closed'
}

/** The page that asks an instrument's questions, or null for one that no page asks. */
export function pageOf(instrument: string): string | null {
  if (instrument === 'stressprofil') return '/stressprofil/start'
  if (instrument === 'arbetsmiljo') return '/arbetsmiljoenkat'
  return instrument === 'djupanalys' ? '/djupanalys' : null
}
