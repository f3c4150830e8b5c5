/** How long answers on their way can be gone on with, in milliseconds: two weeks. */
export const keptForMs = 14 * 24 * 3600 * 1000

/** `andrum.draft.stressprofil` for oneself, with the round's id behind it for a round. */
export function draftKey(form: { readonly id: string }, roundId?: string): string {
  return ['andrum.draft', form.id, ...(roundId === undefined ? [] : [roundId])].join('.')
}
