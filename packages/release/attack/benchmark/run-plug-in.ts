import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { deserialize } from 'node:v8'

/** A question to a file that exports one function. */
export type Question = { readonly file: string; readonly input: unknown }

export type Said =
  | { readonly answer: Uint8Array; readonly fault?: never }
  | { readonly fault: string; readonly answer?: never }

/** Why a plug-in is not scored, as a sentence about it. */
export class Refused extends Error {
  constructor(sentence: string) {
    super(oneLine(sentence))
    this.name = 'Refused'
  }
}

const command = fileURLToPath(new URL('./plug-in-process.ts', import.meta.url))

/** Long enough to stop only what never ends: the speed of the machine must not decide the result. */
const usualSeconds = 120

/**
 * Returns the answer of the function that the file exports, in a process of its own that knows nothing of earlier
 * questions.
 * @throws Refused when it throws, ends, does not end, or takes too much memory
 */
export function runPlugIn(file: string, input: unknown, seconds = usualSeconds): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(command, [], { serialization: 'advanced', stdio: 'ignore', execArgv: [] })
    const end = (done: () => void): void => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      done()
    }
    const refuse = (sentence: string): void => end(() => reject(new Refused(sentence)))
    const timer = setTimeout(() => refuse(`did not answer within ${seconds} seconds.`), seconds * 1000)
    child.on('error', (error) => refuse(`could not be started: ${error.message}`))
    // A full heap aborts the process.
    child.on('exit', (_, signal) => refuse(signal === 'SIGABRT' ? tooMuch : 'ended without an answer.'))
    child.on('message', ({ answer, fault }: Said) => {
      if (fault !== undefined) refuse(fault === 'memory' ? tooMuch : fault)
      else end(() => resolve(deserialize(answer)))
    })
    child.send({ file, input } satisfies Question)
  })
}

const tooMuch = 'takes more memory than a plug-in may have.'

const longestSentence = 300

/** The sentence contains text by others: removes control characters that would steer a terminal, and cuts what would fill it. */
function oneLine(sentence: string): string {
  const line = sentence.replace(/\p{Cc}+/gu, ' ')
  return line.length <= longestSentence ? line : `${line.slice(0, longestSentence)} …`
}
