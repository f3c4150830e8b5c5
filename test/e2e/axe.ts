import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The minified form is less than half the size of `axe.source`, and twice as fast to send and to parse. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }

/** The findings of axe on the page, by rule and element; a good page has none. */
export async function findingsOf(page: Page): Promise<string[]> {
  const first = await look(page)
  if (first.length === 0) return first
  // The page may have been moving while axe read it. A real fault is still there when it rests.
  await page.waitForLoadState('networkidle')
  await page.evaluate(restOfMoves)
  return look(page)
}

// Halfway between two colours a pressed button may have too little contrast. Endless animations (a wave, a pulse) are not
// waited for.
const restOfMoves = `Promise.all(document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined)))
  .then(() => undefined)`

async function look(page: Page): Promise<string[]> {
  // Injected once for each document, not for each look at it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  return page.evaluate<string[]>(lookOnce)
}

// At one scroll position a bar at the edge of the window covers half a link. The bars are made static by a rule, not one by
// one, because the page may add a bar while axe reads.
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
