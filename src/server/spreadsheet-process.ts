import type { Sheet } from './exports/sheet.ts'
import { writeXlsx } from './exports/write-xlsx.ts'
import { workAsProcess } from './own-process.ts'

workAsProcess((sheets: string) => writeXlsx(JSON.parse(sheets) as Sheet[]))
