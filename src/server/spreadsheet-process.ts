import type { Sheet } from './platform/files/sheet.ts'
import { writeXlsx } from './platform/files/write-xlsx.ts'
import { workAsProcess } from './platform/process/own-process.ts'

workAsProcess((sheets: string) => writeXlsx(JSON.parse(sheets) as Sheet[]))
