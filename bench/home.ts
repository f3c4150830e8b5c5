import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openBrowser } from './pages/open-browser.ts'
import { saveResults } from './save-results.ts'

/**
 * A person's own pages on a phone over DevTools' slow 4G: the time until /hem shows its next step on a second visit, with the
 * cache of the first one, and the time until each of the five places shows its heading when it has been seen before.
 * Medians. The pages must be built. Ends with 1 when the visit takes longer than 1.5 s, or a place longer than 100 ms.
 * `--cpu=4` slows the processor down too, as Lighthouse does.
 */
const port = 3980
const address = `http://localhost:${port}`
const runs = 5
const limits = { visit: 1500, place: 100 }
const slowness = Number(process.argv.find((word) => word.startsWith('--cpu='))?.slice(6) ?? 1)

/** 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
  latency: 150,
}

const places = ['/personal-action-plan', '/ovningar', '/mina-resultat', '/hjalp', '/hem'] as const

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** Milliseconds from the start of the visit until the next step is drawn. */
async function visitHome(page: Page): Promise<number> {
  await page.goto(`${address}/hem`, { waitUntil: 'commit' })
  return page.evaluate<number>(`new Promise((done) => {
    const look = () => {
      if (document.querySelector('#nasta-steg')) requestAnimationFrame(() => done(performance.now()))
      else requestAnimationFrame(look)
    }
    look()
  })`)
}

/** Milliseconds from the press until another heading is drawn. */
const pressPlace = (page: Page, path: string): Promise<number> =>
  page.evaluate<number>(`new Promise((done) => {
    const before = document.querySelector('main h1')
    const begun = performance.now()
    document.querySelector('.rail a[href="${path}"]').click()
    const look = () => {
      const now = document.querySelector('main h1')
      if (now !== null && now !== before && location.pathname === '${path}') done(performance.now() - begun)
      else requestAnimationFrame(look)
    }
    look()
  })`)

const middleOf = (figures: readonly number[]): number =>
  Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0)

const dataDir = await mkdtemp(join(tmpdir(), 'andrum-home-'))
const server = await main(readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
const opened = await openBrowser()
const browser = await chromium.connectOverCDP(`http://localhost:${opened.debugPort}`)
try {
  // The simulated organisation is made after the start, and would compete with the pages for the processor.
  while (!(await fetch(`${address}/api/v1/demo/overview`)).ok) await new Promise((go) => setTimeout(go, 500))
  const visits: { readonly first: number; readonly second: number }[] = []
  const pressed = new Map<string, number[]>(places.map((path) => [path, []]))
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const visit = async () => {
      const page = await context.newPage()
      await slowDown(page)
      const took = await visitHome(page)
      await page.waitForLoadState('networkidle')
      return { page, took }
    }
    const first = await visit()
    await first.page.close()
    const second = await visit()
    visits.push({ first: first.took, second: second.took })
    const seeAll = async (measured: boolean) => {
      for (const path of places) {
        const took = await pressPlace(second.page, path)
        if (measured) pressed.get(path)?.push(took)
        await second.page.waitForLoadState('networkidle')
      }
    }
    await seeAll(false)
    await seeAll(true)
    await context.close()
  }
  const figures = {
    'first visit ms': middleOf(visits.map(({ first }) => first)),
    'second visit ms': middleOf(visits.map(({ second }) => second)),
    ...Object.fromEntries([...pressed].map(([path, took]) => [`${path} ms`, middleOf(took)])),
  }
  console.table([figures])
  saveResults('home', { slowness, runs, ...figures }, [
    {
      what: 'second visit to /hem over slow 4G',
      measured: figures['second visit ms'],
      unit: 'ms',
      atMost: limits.visit,
    },
  ])
  const slow = [...pressed.values()].some((took) => middleOf(took) > limits.place)
  if (slow || figures['second visit ms'] > limits.visit) process.exitCode = 1
} finally {
  await browser.close()
  await opened.close()
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
}
