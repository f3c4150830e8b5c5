/** A micro pause each hour, in milliseconds. */
export const reminderEvery = 60 * 60_000

/**
 * The state of a reminder that has run since an instant. After two hours of the computer's sleep one pause is due, not two.
 * @param since when it was turned on, or when the last pause was taken or dismissed
 */
export function reminderAt(since: number, now: number): { readonly due: boolean; readonly next: number } {
  return { due: now - since >= reminderEvery, next: since + reminderEvery }
}
