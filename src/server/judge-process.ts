import { judgeQuestion } from '@andrum/release/policy/guard/judge-question.ts'
import loadHighs from 'highs'
import type { Answered, Asked } from './judges.ts'

/** Judges questions of a release's guard, one after the other, for the process that asks (judges.ts). */
const highs = await loadHighs()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// The release is done, or gone. Node's own end may wait for threads that wait for it (own-process.ts).
for (const event of ['disconnect', 'error'] as const)
  process.once(event, () => process.kill(process.pid, 'SIGKILL'))
process.on('message', ({ n, question }: Asked) => process.send?.(answer(n, question)))

function answer(n: number, question: Asked['question']): Answered {
  try {
    return { n, verdict: judgeQuestion(question, highs) }
  } catch (failed) {
    return { failed }
  }
}
