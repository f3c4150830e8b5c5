/**
 * Kinds of mail that cannot be switched off: the reader asked for it just now (or
 * somebody in their name, which they have to hear of), or it is somebody's duty to read it. A new mail goes here only for one of these reasons; any other is a kind of `core/mail/refusable-kinds.ts`.
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

/** Its reader may be the shared inbox of a service, and so a ticket system. */
export const isForInbox = (kind: string): boolean => inboxKinds.has(kind)

/** Somebody waits for its reader to do something: when it cannot arrive, the operator has to know. */
export const isDuty = (kind: string): boolean => dutyKinds.has(kind)

/** Its reader sits in front of a page and waits for it, so that nothing may be in its way. */
export const isAwaited = (kind: string): boolean => kind === 'sign-in-code'
