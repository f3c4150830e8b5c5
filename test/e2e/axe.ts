import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Its short form is less than half of what `axe.source` is, and as fast again to bring and to read. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }

/** What axe finds on the page as it stands, by rule and element: nothing is the only good answer. */
export async function findingsOf(page: Page): Promise<string[]> {
  const first = await look(page)
  if (first.length === 0) return first
  // The page may have been moving while axe read it. What is wrong with it is still wrong when it rests.
  await page.waitForLoadState('networkidle')
  await page.evaluate(restOfMoves)
  return look(page)
}

// A button that has just been pressed is halfway between two colours, and halfway they may be too close. What moves for ever
// (a wave, a pulse) is not waited for.
const restOfMoves = `Promise.all(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))
  .then(() => undefined)`

async function look(page: Page): Promise<string[]> {
  // It is brought once a document, and not for every look at it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  return page.evaluate<string[]>(lookOnce)
}

// A bar at the edge of the window covers half a link at one place of scrolling, and nothing at the next. It lies still by
// a rule of its own, not at each bar: the page may put a new bar there while axe reads.
const lookOnce = `(async () => {
  if (document.querySelector('iframe') !== null) throw new Error('The page has a frame, into which axe does not look here.')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.rail, .app-bar { position: static !important }')
  document.adoptedStyleSheets.push(sheet)
  try {
    const { violations } = await axe.run(document, ${JSON.stringify(options)})
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' ')))
  } finally {
    document.adoptedStyleSheets.pop()
  }
})()`
