import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, by rule and element: nothing is the only good answer. */
export async function findingsOf(page: Page): Promise<string[]> {
  const first = await look(page)
  if (first.length === 0) return first
  // The page may have been moving while axe read it. What is wrong with it is still wrong when it rests.
  await page.waitForLoadState('networkidle')
  return look(page)
}

async function look(page: Page): Promise<string[]> {
  // A bar at the edge of the window covers half a link at one place of scrolling, and nothing at the next.
  await page.evaluate(letBarsLie)
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    // A page without frames is judged where it is; for others axe opens a second page to put the parts together.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  await page.evaluate('document.adoptedStyleSheets.pop()')
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

// As a rule of its own, not at each bar: the page may put a new bar there while axe reads.
const letBarsLie = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.rail, .app-bar { position: static !important }')
  document.adoptedStyleSheets.push(sheet)
}`
