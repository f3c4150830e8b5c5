import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, by rule and element: nothing is the only good answer. */
export async function findingsOf(page: Page): Promise<string[]> {
  // A bar at the edge of the window covers half a link at one place of scrolling, and nothing at the next.
  await layBars(page, 'static')
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    // A page without frames is judged where it is; for others axe opens a second page to put the parts together.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  await layBars(page, '')
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

const layBars = (page: Page, position: 'static' | '') =>
  page.evaluate(
    `document.querySelectorAll('.rail, .app-bar').forEach((bar) => { bar.style.position = '${position}' })`,
  )
