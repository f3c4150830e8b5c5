/** Receivers of support requests, in the order they are offered. */
export const receiverKinds = ['hr', 'occupational_health', 'provider'] as const

export type ReceiverKind = (typeof receiverKinds)[number]

/** Working days until an answer, unless the organisation has promised another number. */
export const usualPromise = 2
