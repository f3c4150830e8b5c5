import type { RefusableKind } from './refusable-kinds.ts'

/** Kinds of mail that are due at a moment which a person has chosen, or that follows from what they have. */
export const dueKinds = [
  'plan-reminder',
  'weekly-review',
  // Of the recovery programme; stored in rows, so not renamed.
  'programme-reminder',
  'stress-programme-reminder',
  'check-up-reminder',
] as const satisfies readonly RefusableKind[]

export type DueKind = (typeof dueKinds)[number]

export function isDueKind(kind: string): kind is DueKind {
  return (dueKinds as readonly string[]).includes(kind)
}

/** That somebody is to be written to at a moment. Of what, it does not say: the mail does not either. */
export type DueMail = { readonly kind: DueKind; readonly dueAt: Date }

/** Twelve hours, in milliseconds: a reminder of this morning helps nobody tonight. */
const useful = 12 * 60 * 60 * 1000

/**
 * What was due before this moment is dropped, unsent. It happens when the mail server or all of our own have been away for
 * that long.
 */
export const dueTooLong = (now: Date): Date => new Date(now.getTime() - useful)
