import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findChromium } from '../../scripts/find-chromium.ts'
import { settings } from './answer-vector.ts'
import { type Library, packageFolder } from './library.ts'

/** What a page would load: the library and the buffers it needs, as one script. */
export async function bundle(): Promise<{ code: string; bytes: number }> {
  const entry = '\0entry'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'virtual:two-keepers', formats: ['iife'], name: 'twoKeepers' },
    },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => {
          if (id.endsWith('virtual:two-keepers')) return entry
          // The package, not the module that only Node has.
          return id === 'buffer' ? `${packageFolder('buffer')}/index.js` : null
        },
        load: (id) =>
          id === entry
            ? `export { Prio3SumVec } from '${packageFolder('@divviup/prio3')}/dist/index.js'\nexport { Buffer } from '${packageFolder('buffer')}/index.js'`
            : null,
      },
    ],
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  const { code } = output.output[0]
  return { code, bytes: brotliCompressSync(code).byteLength }
}

/** Milliseconds that a real browser takes to share one answer, on a processor that much slower; each of them. */
export async function shareInBrowser(
  code: string,
  slowness: number,
  vectors: readonly number[][],
): Promise<number[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found: install one or set CHROMIUM_PATH.')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: code })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return await page.evaluate(
      async ([kind, list]) => {
        const { Prio3SumVec, Buffer } = (
          globalThis as unknown as {
            twoKeepers: Library & { Buffer: { from: (bytes: Uint8Array) => Buffer } }
          }
        ).twoKeepers
        const random = (length: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(length)))
        const times: number[] = []
        for (const vector of list) {
          const start = performance.now()
          const prio3 = new Prio3SumVec(kind)
          await prio3.shard(vector, random(prio3.nonceSize), random(prio3.randSize))
          times.push(performance.now() - start)
        }
        return times
      },
      [settings, vectors.map((vector) => [...vector])] as const,
    )
  } finally {
    await browser.close()
  }
}
