import { randomUUID } from 'node:crypto'
import { type ImportInput, planFile } from './people/import/plan-file.ts'
import { workAsProcess } from './platform/process/own-process.ts'

workAsProcess((input: ImportInput, say) => planFile(input, randomUUID, say))
