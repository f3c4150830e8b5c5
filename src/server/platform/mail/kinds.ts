/**
 * Kinds of mail that cannot be switched off: the reader has just asked for it, somebody did in their name, which they have to know, or
 * the reader has a duty to read it. A mail without one of these reasons is a kind of `core/mail/refusable-kinds.ts`.
 */
export type NeededKind = AskedForKind | DutyKind

type AskedForKind =
  | 'sign-in-code'
  | 'new-browser'
  | 'private-address'
  | 'second-factor'
  | 'identity-news'
  | 'support-unanswered'
  | 'contact-receipt'
  | 'booking-confirmation'
  | 'integration-trial'
type DutyKind =
  | 'booking-notice'
  | 'contact-notice'
  | 'support-request'
  | 'question-notice'
  | 'list-review'
  | 'list-objection'
  | 'program-stop'
  | 'webhook-off'
  | 'round-ready'
  | 'round-planned'
  | 'role-news'
  | 'guidance-late'
  | 'guidance-due'

const dutyKinds: ReadonlySet<string> = new Set<DutyKind>([
  'booking-notice',
  'contact-notice',
  'support-request',
  'question-notice',
  'list-review',
  'list-objection',
  'program-stop',
  'webhook-off',
  'round-ready',
  'round-planned',
  'role-news',
  'guidance-late',
  'guidance-due',
])

const inboxKinds: ReadonlySet<string> = new Set<DutyKind>([
  'contact-notice',
  'support-request',
  'booking-notice',
  'guidance-late',
])

/** Whether its reader may be the shared inbox of a service, and so a ticket system. */
export const isForInbox = (kind: string): boolean => inboxKinds.has(kind)

/** Whether somebody waits for its reader to act: when it cannot arrive, the operator has to know. */
export const isDuty = (kind: string): boolean => dutyKinds.has(kind)

/** Whether its reader waits for it in front of a page, so that no other mail may delay it. */
export const isAwaited = (kind: string): boolean => kind === 'sign-in-code'
