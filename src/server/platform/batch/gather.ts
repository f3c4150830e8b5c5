import { setImmediate } from 'node:timers/promises'

/** The most items in one call of `work`: a statement can carry only so many. */
const most = 100

/** After this time, in ms, the next batch starts although this one has not returned. */
const patience = 1_000

type Waiting<In, Out> = {
  readonly asked: In
  readonly resolve: (answer: Out) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches single requests: those of the same turn of the event loop, or of the time while a batch runs, go into the next call
 * of `work`. A lone request does not wait. While a database connection is silent, the next batch starts beside it after a
 * second, so `work` may run twice at once. `work` returns results in the order of its input; its error rejects the whole batch.
 */
export function gather<In, Out>(
  work: (asked: readonly In[]) => Promise<readonly Out[]>,
): (asked: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = []
  let underWay = false

  async function doRound(round: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const answers = await work(round.map(({ asked }) => asked))
      round.forEach(({ resolve }, at) => void resolve(answers[at] as Out))
    } catch (error) {
      for (const { reject } of round) reject(error)
    }
  }

  async function doAll(): Promise<void> {
    // Promises resolve between two connections that the same turn of the event loop reads: wait for the end of the turn.
    await setImmediate()
    while (waiting.length > 0) {
      const { promise: late, resolve: giveUpWaiting } = Promise.withResolvers<void>()
      const timer = setTimeout(giveUpWaiting, patience)
      await Promise.race([doRound(waiting.splice(0, most)), late])
      clearTimeout(timer)
    }
    underWay = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (underWay) return
      underWay = true
      void doAll()
    })
}
