import type { FastifyReply } from 'fastify'
import type { ExportFile } from '#server/platform/files/write-file.ts'

/** Answers with a file to download. */
export function sendFile(reply: FastifyReply, { name, type, content }: ExportFile): ExportFile['content'] {
  reply.type(type)
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return content
}
