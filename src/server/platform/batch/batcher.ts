import { setTimeout } from 'node:timers/promises'
import { sqlState } from '#server/platform/db/start-error.ts'

/** What became of one of those that were done together. */
export type Outcome<Done> = { readonly done: Done } | { readonly refused: unknown }

type Waiting<Asked, Done> = {
  readonly asked: Asked
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/**
 * SQL states of what one row alone can cause: a value that does not fit, a rule of a table, an exception of a function, a
 * deadlock with whoever changes that row. Nothing has been kept then.
 */
const causedByOne = /^(22|23|P0|40P01)/
const deadlock = '40P01'

/** Fewer than this wait for others; with eight, waiting cost more than it gave (decision 211). */
const enough = 8

/**
 * How long those few wait at a time, in ms: on for as long as others come. Of ten who each ask again as soon as they are
 * answered, nine were done together and one alone, turn after turn; with this they are done as ten (decision 211).
 */
const waitForOthers = 2

/**
 * Work that is asked for while some is under way is done together, at most `most` at a time; fewer than eight wait for
 * others, 2 ms at a time. `work` says of each what became of it; when it throws because of what one of them holds, each is
 * tried alone, so that the others are not refused with it.
 */
export function batcher<Asked, Done>(
  most: number,
  work: (all: readonly Asked[]) => Promise<readonly Outcome<Done>[]>,
): (asked: Asked) => Promise<Done> {
  let waiting: Waiting<Asked, Done>[] = []
  let underWay = false

  /** One alone that meets a deadlock, as an erasure can still hold its row, is tried once more. */
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
