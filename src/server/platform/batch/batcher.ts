import { setTimeout } from 'node:timers/promises'
import { sqlState } from '#server/platform/db/start-error.ts'

/** The result for one item of a batch. */
export type Outcome<Done> = { readonly done: Done } | { readonly refused: unknown }

type Waiting<Asked, Done> = {
  readonly asked: Asked
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/**
 * SQL states that a single row can cause: a value that does not fit, a constraint, an exception of a function, a deadlock with
 * another transaction on that row. The batch has then been rolled back.
 */
const causedByOne = /^(22|23|P0|40P01)/
const deadlock = '40P01'

/** A batch of fewer items waits for more; to wait with eight cost more than it gave (decision 211). */
const enough = 8

/**
 * How long a small batch waits at a time, in ms; it waits again for as long as items keep coming. Without the wait, ten clients
 * that each ask again at once were served as nine together and one alone; with it, as ten together (decision 211).
 */
const waitForOthers = 2

/**
 * Collects items that arrive while a batch runs into the next one, of at most `most` items. Fewer than eight wait for more, 2 ms
 * at a time. `work` returns an outcome for each item. When it throws an error that one item can cause, each item runs alone, so
 * that the others succeed.
 */
export function batcher<Asked, Done>(
  most: number,
  work: (all: readonly Asked[]) => Promise<readonly Outcome<Done>[]>,
): (input: Asked) => Promise<Done> {
  let waiting: Waiting<Asked, Done>[] = []
  let underWay = false

  /** Retries a single item once after a deadlock, because an erasure may still hold its row. */
  async function doAll(all: readonly Waiting<Asked, Done>[], isLast = false): Promise<void> {
    try {
      const outcomes = await work(all.map(({ asked }) => asked))
      for (const [at, { resolve, reject }] of all.entries()) {
        const outcome = outcomes[at] ?? { refused: new Error('nothing was said of it') }
        if ('done' in outcome) resolve(outcome.done)
        else reject(outcome.refused)
      }
    } catch (error) {
      const state = sqlState(error) ?? ''
      if (all.length > 1 && causedByOne.test(state)) for (const one of all) await doAll([one])
      else if (state === deadlock && !isLast) await doAll(all, true)
      else for (const { reject } of all) reject(error)
    }
  }

  async function gatherMore(): Promise<void> {
    let before = 0
    while (waiting.length < enough && waiting.length > before) {
      before = waiting.length
      await setTimeout(waitForOthers)
    }
  }

  async function doWaiting(): Promise<void> {
    underWay = true
    while (waiting.length > 0) {
      await gatherMore()
      const next = waiting.slice(0, most)
      waiting = waiting.slice(most)
      await doAll(next)
    }
    underWay = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (!underWay) void doWaiting()
    })
}
