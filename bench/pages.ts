import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageOf, languages, pathIn } from '#core/languages.ts'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { axeFindings } from './pages/axe-findings.ts'
import { faultsInFigures } from './pages/budget.ts'
import { type MeasuredPage, measurePage, medianOf } from './pages/measure-page.ts'
import { openBrowser } from './pages/open-browser.ts'
import { saveResults } from './save-results.ts'

/**
 * Lighthouse on a phone, against the real server on an empty folder with the simulated organisation: every page of
 * sitemap.xml, median of three, and axe. `node bench/pages.ts` takes the Swedish pages, `--both` the English too,
 * `--all` also the public pages that no sitemap lists, `--once` one run each; paths take these only, listed or not:
 * `node bench/pages.ts / /en /erbjudande`.
 * The pages must be built (`npm run build`). Ends with 1 when a page is slower or moves more than it may, or axe finds something.
 */
const port = 3978
const address = `http://localhost:${port}`
const wanted = process.argv.slice(2)
const named = wanted.filter((word) => word.startsWith('/'))

const runs = wanted.includes('--once') ? 1 : 3

/** Public pages that are hidden, or known by another address. */
const unlisted = ['/contact', '/old-home', '/erbjudande', '/utan-nat'] as const

/** The simulated organisation is made after the start, and would compete with the pages for the processor. */
async function demoIsWhole(): Promise<void> {
  while (!(await fetch(`${address}/api/v1/demo/overview`)).ok) await new Promise((go) => setTimeout(go, 500))
}

async function listedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  if (wanted.includes('--all')) {
    return [...paths, ...languages.flatMap((language) => unlisted.map((path) => pathIn(language, path)))]
  }
  return wanted.includes('--both') ? paths : paths.filter((path) => languageOf(path) === 'sv')
}

const dataDir = await mkdtemp(join(tmpdir(), 'andrum-pages-'))
const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const server = await main(config)
const browser = await openBrowser()
try {
  await demoIsWhole()
  const paths = named.length > 0 ? named : await listedPaths()
  const figures: MeasuredPage[] = []
  const axe = await axeFindings(
    paths.map((path) => address + path),
    browser.debugPort,
  )
  for (const path of paths) {
    const measured = []
    for (let run = 0; run < runs; run++) {
      measured.push(await measurePage(address + path, browser.debugPort))
    }
    const median = medianOf(measured)
    const page = { path, ...median, axe: axe.get(address + path) ?? [] }
    figures.push(page)
    console.log(JSON.stringify(page))
  }
  console.table(
    figures.map(({ failed, axe, ...shown }) => ({ ...shown, axe: axe.join(' '), failed: failed.join(' ') })),
  )
  saveResults('pages', { runs, pages: figures })
  for (const fault of faultsInFigures(figures)) {
    console.error(fault)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
}
