import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import type { Question, Said } from './run-plug-in.ts'

const { file, input }: Question = workerData

const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
const functions = new Set(Object.values(exported).filter((value) => typeof value === 'function'))
const [ask] = functions
const said: Said =
  functions.size === 1 && ask !== undefined
    ? { answer: serialize(await ask(input)) }
    : { fault: `exports ${functions.size} functions where one is expected.` }
parentPort?.postMessage(said)
