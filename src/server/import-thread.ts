import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadWord } from './run-in-thread.ts'
import { type ImportInput, type PlannedFile, planFile } from './usecases/plan-file.ts'

const say = (word: ThreadWord<PlannedFile>) => parentPort?.postMessage(word)

say({ found: await planFile(workerData as ImportInput, randomUUID, (share) => say({ share })) })
