import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page as it stands, by rule and element: nothing is the only good answer.
 * @param without what nobody sees now and would take minutes to look through, as a selector
 */
export async function findingsOf(page: Page, without?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
