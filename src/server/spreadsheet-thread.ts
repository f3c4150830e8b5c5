import { parentPort, workerData } from 'node:worker_threads'
import type { Sheet } from './exports/sheet.ts'
import { writeXlsx } from './exports/write-xlsx.ts'
import type { ThreadWord } from './run-in-thread.ts'

const word: ThreadWord<Uint8Array> = { found: await writeXlsx(JSON.parse(workerData as string) as Sheet[]) }
parentPort?.postMessage(word)
