import type { InvitationView } from '#contract/identity/me.ts'
import { browserStore, inTab } from '#web/lib/browser-store.ts'
import { having, or, record, text } from '#web/lib/shape.ts'

/** The purpose of an answer: the person's own, or an employer's round. */
export type Purpose =
  | { readonly kind: 'self' }
  | {
      readonly kind: 'round'
      readonly invitation: InvitationView
      /** From the mailed link; `null` when the session identifies the person. */
      readonly token: string | null
    }

/** Whether an address is that of a mailed invitation, complete or damaged. */
export const isInvitation = ({ hash, search }: { readonly hash: string; readonly search: string }): boolean =>
  /inbjudan/i.test(hash + search)

/** Stored in the tab: the token from the link as soon as it is read, then the invitation. */
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

/** The purpose of this tab; null: the person's own answer. */
export const invitationStore = browserStore<Kept | null>(
  'andrum.invitation',
  { parse: parseInvitation, empty: null },
  { storage: inTab },
)

/** Why an invitation cannot be answered; null when it can. */
export function obstacle({ open, used }: Pick<InvitationView, 'open' | 'used'>): 'used' | 'closed' | null {
  if (used) return 'used'
  return open ? null : 'closed'
}

/** The page with an instrument's questions; null where there is none. */
export function pageOf(instrument: string): string | null {
  if (instrument === 'stressprofil') return '/stressprofil/start'
  if (instrument === 'arbetsmiljo') return '/arbetsmiljoenkat'
  return instrument === 'djupanalys' ? '/djupanalys' : null
}
