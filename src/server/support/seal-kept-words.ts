import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Deps } from '#server/platform/deps.ts'
import { hashWords, type MessageWords, type RequestWords, sealWords } from './sealed-words.ts'
import { listWordsInClear, sealWordsInClear } from './sealed-words-repository.ts'

/** Rows read at a time. */
const batch = 200

/**
 * Seals support requests and contact messages of earlier versions. Each row is one statement, so that the run may be
 * cut off anywhere: the next run continues with the rest, and finds nothing once all is done.
 */
export async function sealKeptWords({
  pools,
  keys,
  log,
}: Pick<Deps, 'pools' | 'keys' | 'log'>): Promise<void> {
  let done = 0
  for (;;) {
    const found = await listWordsInClear(pools.jobs, batch)
    let sealed = 0
    for (const row of found) {
      const words = row.words as RequestWords | MessageWords
      const wordsHash = 'subject' in words ? hashWords(keys, words) : null
      if (await sealWordsInClear(pools.jobs, row, { ...sealWords(keys, row.id, words), wordsHash }))
        sealed += 1
    }
    done += sealed
    // Rows that another process has just sealed or emptied are not found again; no row at all means that all is done.
    if (sealed === 0) break
    await nextTurn()
  }
  if (done > 0) log.info({ amount: done }, 'Messages that were in clear have been sealed')
}
