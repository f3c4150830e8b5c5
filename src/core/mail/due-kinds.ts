import type { RefusableKind } from './refusable-kinds.ts'

/** Kinds of mail that are due at a time which a person has chosen, or which follows from their documents. */
export const dueKinds = [
  'plan-reminder',
  'weekly-review',
  // Of the recovery programme. The name is stored in rows, so it is not changed.
  'programme-reminder',
  'stress-programme-reminder',
  'check-up-reminder',
] as const satisfies readonly RefusableKind[]

export type DueKind = (typeof dueKinds)[number]

export function isDueKind(kind: string): kind is DueKind {
  return (dueKinds as readonly string[]).includes(kind)
}

/** An e-mail to send to a person at a time. It does not say about what, and neither does the e-mail. */
export type DueMail = { readonly kind: DueKind; readonly dueAt: Date }

/** Twelve hours, in milliseconds: a reminder of this morning helps nobody tonight. */
const useful = 12 * 60 * 60 * 1000

/** Mail that was due before this time is dropped, unsent. It happens when the mail server or all our servers have been down that long. */
export const dueTooLong = (now: Date): Date => new Date(now.getTime() - useful)
