import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Question, Verdict } from '@andrum/release/policy/guard/question.ts'

export type Asked = { readonly n: number; readonly question: Question }
export type Answered = { readonly n: number; readonly verdict: Verdict } | { readonly failed: unknown }

/** More of them would wait for what one process does alone. Each needs 150 to 200 MB. */
const mostJudges = 4

/** With fewer questions at once than this a process is not worth its start. */
const worthStarting = 32

/** So many questions are on their way to a process: one that it judges, and the next. */
const mostOnTheWay = 2

/** Questions that are being judged. */
type Batch = {
  readonly waiting: ArrayIterator<[number, Question]>
  readonly take: (answered: Answered) => void
  readonly fail: (error: unknown) => void
}

/**
 * Judges of a release's questions in processes of their own, one for each processor, started when many are asked at once.
 * One batch of questions at a time.
 */
export class Judges {
  readonly #amount: number
  #processes: readonly ChildProcess[] = []
  #batch: Batch | null = null

  constructor(amount = Math.min(mostJudges, availableParallelism())) {
    this.#amount = amount
  }

  /** Whether these questions are judged sooner by several processes than by whoever asks. */
  areWorth(questions: readonly Question[]): boolean {
    if (this.#amount < 2 || questions.length < 2) return false
    return this.#processes.length > 0 || questions.length >= worthStarting
  }

  /**
   * The verdicts in the order of the questions, of which there is at least one.
   * @param onJudged called with how many have been judged
   * @throws what judging throws, as an Error with its message; an Error when one of the processes ends before that
   */
  async judge(
    questions: readonly Question[],
    onJudged: (amount: number) => void,
  ): Promise<readonly Verdict[]> {
    if (this.#processes.length === 0)
      this.#processes = Array.from({ length: this.#amount }, () => this.#start())
    const verdicts: Verdict[] = []
    let judged = 0
    try {
      await new Promise<void>((resolve, reject) => {
        const take = (answered: Answered) => {
          if ('failed' in answered) return reject(answered.failed)
          verdicts[answered.n] = answered.verdict
          onJudged(++judged)
          if (judged === questions.length) resolve()
        }
        this.#batch = { waiting: questions.entries(), take, fail: reject }
        for (let n = 0; n < mostOnTheWay; n++) for (const process of this.#processes) this.#ask(process)
      })
    } finally {
      this.#batch = null
    }
    return verdicts
  }

  end(): void {
    for (const process of this.#processes) if (process.connected) process.disconnect()
    this.#processes = []
  }

  #start(): ChildProcess {
    const process = fork(new URL('./judge-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
    })
    process.on('message', (answered: Answered) => {
      this.#batch?.take(answered)
      this.#ask(process)
    })
    process.on('error', (error) => this.#batch?.fail(error))
    process.on('exit', (code, signal) =>
      this.#batch?.fail(new Error(`a process that judges a release ended with ${signal ?? code}`)),
    )
    return process
  }

  #ask(process: ChildProcess): void {
    const next = this.#batch?.waiting.next()
    if (next === undefined || next.done) return
    const [n, question] = next.value
    const asked: Asked = { n, question }
    // One that ended while nothing was asked has nobody to tell it to but whoever asks next.
    process.send(asked, (error) => error && this.#batch?.fail(error))
  }
}
