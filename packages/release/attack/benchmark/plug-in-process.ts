/**
 * A process that asks one plug-in one thing. The plug-in runs in a thread, so that this process can measure its memory. The
 * process is separate because many ways to run out of memory end the whole process and not the thread.
 */
import { Worker } from 'node:worker_threads'
import type { Question, Said } from './run-plug-in.ts'

/** Megabytes of objects in the thread, and of everything in the process: buffers lie outside the heap. */
const heapLimit = 256
const processLimit = 640
const answerLimit = 64
const megabyte = 2 ** 20

process.once('message', (question: Question) => {
  const thread = new Worker(new URL('./plug-in-thread.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  })
  // Nobody reads what a plug-in prints.
  thread.stdout.resume()
  thread.stderr.resume()
  thread.once('message', (said: Said) => {
    const tooLong = said.answer !== undefined && said.answer.byteLength > answerLimit * megabyte
    tell(tooLong ? { fault: `answered with more than ${answerLimit} MB.` } : said)
  })
  thread.once('error', (error: NodeJS.ErrnoException) => {
    tell({ fault: error?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : `failed: ${wordsOf(error)}` })
  })
  thread.once('exit', () => setImmediate(tell, { fault: 'ended without an answer.' }))
  setInterval(() => {
    if (process.memoryUsage.rss() > processLimit * megabyte) tell({ fault: 'memory' })
  }, 20).unref()
})

let told = false
function tell(said: Said): void {
  if (told) return
  told = true
  process.send?.(said, () => process.exit())
}

/** The message of anything thrown: it need not be an error, nor convertible to a text. */
function wordsOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? thrown.message : String(thrown)
  } catch {
    return 'it threw something that cannot be read.'
  }
}
