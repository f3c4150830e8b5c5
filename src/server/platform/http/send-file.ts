import type { FastifyReply } from 'fastify'
import { type ExportFile, xlsxType } from '#server/platform/files/write-file.ts'

/** What an export may be, for the document of the API. */
export const exportTypes = ['text/csv', xlsxType] as const

/** Answers with a file to keep. */
export function sendFile(reply: FastifyReply, { name, type, content }: ExportFile): ExportFile['content'] {
  reply.type(type)
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return content
}
