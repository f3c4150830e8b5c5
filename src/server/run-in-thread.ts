import { Worker } from 'node:worker_threads'

/** What a thread says: how far it is, 0 to 1, and at last what it found. */
export type ThreadWord<Found> = { readonly share: number } | { readonly found: Found }

/**
 * The files that a thread begins with: they are beside main.ts, because they load what use cases themselves do not know.
 */
const threadFiles = {
  import: new URL('./import-thread.ts', import.meta.url),
  release: new URL('./release-thread.ts', import.meta.url),
  spreadsheet: new URL('./spreadsheet-thread.ts', import.meta.url),
}

/**
 * Long work in a thread of its own, so that requests go on meanwhile.
 * @param input is copied to the thread: everything large in it is one text or one row of bytes, since copying a hundred
 *   thousand little objects would hold up requests for seconds
 * @param onShare called with the share done, 0 to 1
 * @param moved rows of bytes that go over to the thread instead of being copied
 */
export function runInThread<Found>(
  thread: keyof typeof threadFiles,
  input: unknown,
  onShare: (share: number) => void,
  moved: readonly ArrayBuffer[] = [],
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadFiles[thread], { workerData: input, transferList: [...moved] })
    worker.on('message', (word: ThreadWord<Found>) => {
      if ('found' in word) resolve(word.found)
      else onShare(word.share)
    })
    worker.on('error', reject)
    // After `resolve` this changes nothing.
    worker.on('exit', (code) =>
      reject(new Error(`the ${thread} thread ended with ${code} and found nothing`)),
    )
  })
}
