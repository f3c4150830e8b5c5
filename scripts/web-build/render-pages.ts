import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { StartError } from '#server/platform/db/start-error.ts'

type Pages = {
  /** Absolute path of the module that `react-router build` made for a server. */
  readonly serverBuild: string
  /** The folder of the pages. */
  readonly into: string
  readonly paths: readonly string[]
}

type Pace = {
  /** Time limit of a page's first attempt, in ms; each further attempt has twice as long. */
  readonly limit?: number
  readonly attempts?: number
  readonly atOnce?: number
  /** The shortest time between two lines of progress, in ms. */
  readonly pause?: number
  readonly say?: (sentence: string) => void
}

const renderer = new URL('./page-renderer.ts', import.meta.url)

type Outcome = 'rendered' | 'late' | { readonly wrong: string } | { readonly died: string }

/** One thread, which is terminated together with a page that never ends, even one in an endless loop. */
function startRenderer(pages: Pages) {
  const worker = new Worker(renderer, {
    workerData: pages,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return {
    async render(path: string, limit: number): Promise<Outcome> {
      const signal = AbortSignal.timeout(limit)
      try {
        worker.postMessage(path)
        const [wrong] = await once(worker, 'message', { signal })
        return wrong === undefined ? 'rendered' : { wrong }
      } catch (error) {
        return signal.aborted ? 'late' : { died: String(error) }
      }
    },
    end: () => worker.terminate(),
  }
}

/**
 * Renders every page to a file. React Router's own prerendering gives a page ten seconds and one attempt, which is too short on a
 * busy machine (decision 0615). Renders two pages at once, and one at a time after the first late page.
 * @throws StartError with the error of a page, or what to do when the machine is too busy.
 */
export async function renderPages(
  pages: Pages,
  { limit = 60_000, attempts = 3, atOnce = 2, pause = 2000, say = console.log }: Pace = {},
): Promise<void> {
  const waiting = [...pages.paths]
  let rendered = 0
  let said = performance.now()
  /** The thread that continues alone. */
  let alone: number | undefined
  let failed = false

  function count(): void {
    rendered += 1
    if (performance.now() - said < pause && rendered < pages.paths.length) return
    said = performance.now()
    say(`Page ${rendered} of ${pages.paths.length}.`)
  }

  async function work(thread: number): Promise<void> {
    let current = startRenderer(pages)
    try {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        for (let attempt = 1; ; attempt += 1) {
          const time = limit * 2 ** (attempt - 1)
          const outcome = await current.render(path, time)
          if (outcome === 'rendered') break
          if (typeof outcome === 'object' && 'wrong' in outcome) throw new StartError(outcome.wrong)
          const why =
            outcome === 'late' ? `took longer than ${seconds(time)}` : `was given up: ${outcome.died}`
          if (attempt === attempts) throw new StartError(tooBusy(path, why, attempts))
          if (failed) return
          say(`The page ${path} ${why}. It is tried again, and from here on one page at a time.`)
          await current.end()
          alone ??= thread
          if (alone !== thread) {
            waiting.push(path)
            return
          }
          current = startRenderer(pages)
        }
        count()
        if (failed || (alone !== undefined && alone !== thread)) return
      }
    } catch (error) {
      failed = true
      throw error
    } finally {
      await current.end()
    }
  }

  const threads = Math.min(atOnce, availableParallelism(), pages.paths.length)
  const ends = await Promise.allSettled(Array.from({ length: threads }, (_, thread) => work(thread)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  // The thread that continues alone may have ended before the other one returned its late page.
  if (waiting.length > 0) await work(alone ?? 0)
}

const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(1))} s`

function tooBusy(path: string, why: string, attempts: number): string {
  const load = loadavg()[0] ?? 0
  return (
    `The page ${path} ${why}, at the last of ${attempts} attempts. This machine has ${availableParallelism()} cores ` +
    `and a load of ${load.toFixed(1)}. End other work on it, or wait for it, and give the same command again. ` +
    'If the same page stops the build of a machine that has nothing else to do, the fault is in that page.'
  )
}
