import { writeSite } from './platform/http/pages/write-site.ts'
import { workAsProcess } from './platform/process/own-process.ts'

workAsProcess(writeSite)
