import { randomUUID } from 'node:crypto'
import { workAsProcess } from './own-process.ts'
import { type ImportInput, planFile } from './usecases/plan-file.ts'

workAsProcess((input: ImportInput, say) => planFile(input, randomUUID, say))
