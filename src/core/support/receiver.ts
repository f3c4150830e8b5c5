/** Who can be asked for support, in the order they are offered. */
export const receiverKinds = ['hr', 'occupational_health', 'provider'] as const

export type ReceiverKind = (typeof receiverKinds)[number]

/** Working days until somebody answers, where the organisation has not promised otherwise. */
export const usualPromise = 2
