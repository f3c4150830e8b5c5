/**
 * Kinds of mail that cannot be switched off: the reader asked for it just now, or it is somebody's duty to read it. A
 * new mail goes here only for one of these two reasons; any other is a kind of `core/mail/refusable-kinds.ts`.
 */
export type NeededKind = AskedForKind | DutyKind

type AskedForKind = 'sign-in-code' | 'support-unanswered' | 'contact-receipt' | 'booking-confirmation'
type DutyKind = 'booking-notice' | 'contact-notice' | 'support-request'

const dutyKinds: ReadonlySet<string> = new Set<DutyKind>([
  'booking-notice',
  'contact-notice',
  'support-request',
])

/** Somebody waits for its reader to do something: when it cannot arrive, the operator has to know. */
export const isDuty = (kind: string): boolean => dutyKinds.has(kind)
