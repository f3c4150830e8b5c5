/** A micro pause each hour, in milliseconds. */
export const reminderEvery = 60 * 60_000

/**
 * What a reminder that runs since an instant has to say.
 * After two hours asleep the computer asks for one pause, not two.
 * @param since when it was turned on, or when the last pause was taken or left
 */
export function reminderAt(since: number, now: number): { readonly due: boolean; readonly next: number } {
  return { due: now - since >= reminderEvery, next: since + reminderEvery }
}
