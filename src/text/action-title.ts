import type { Texts } from './messages.ts'

/**
 * The title of an entry in the plan: the person's own words, or those of its action.
 * @param texts of `action-plan.ts` and `actions.ts` together
 */
export function actionTitle(
  { action, title }: { readonly action: string; readonly title: string | null },
  texts: Texts,
): string {
  if (title !== null && title !== '') return title
  return texts[`${action}.title`] ?? texts[`action.${action}`] ?? texts['action.own'] ?? action
}
