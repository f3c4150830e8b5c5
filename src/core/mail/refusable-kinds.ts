/**
 * Kinds of mail that an address may switch off, in the order people are shown them. All of them remind or invite. Mail that
 * a person has just asked for, or that we must send, is not here (`server/platform/mail/kinds.ts`).
 */
export const refusableKinds = [
  'plan-reminder',
  'weekly-review',
  'programme-reminder',
  'stress-programme-reminder',
  'check-up-reminder',
  'something-new',
  'booking-reminder',
  'measure-reminder',
  'round-invitation',
] as const

export type RefusableKind = (typeof refusableKinds)[number]

export function isRefusableKind(kind: string): kind is RefusableKind {
  return (refusableKinds as readonly string[]).includes(kind)
}
