import { setImmediate } from 'node:timers/promises'

/** So many go together at most: what one statement carries has a bound. */
const most = 100

/** A round that has brought nothing for so long holds up only those who are in it, in milliseconds. */
const patience = 1_000

type Waiting<In, Out> = {
  readonly asked: In
  readonly resolve: (answer: Out) => void
  readonly reject: (error: unknown) => void
}

/**
 * Asks for many at once what is asked for one by one: what comes in the same turn, or while a round is under way, goes
 * together into the next. A single request does not wait. While a database connection keeps silent, the next round goes
 * beside the one on it after a second, so `work` may be called again before it has ended. `work` answers in the order of what
 * it is given; its error is everybody's of that round.
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
    // Between two connections that are read in the same turn of the event loop, promises are resolved: wait for its end.
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
