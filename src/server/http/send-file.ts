import type { FastifyReply } from 'fastify'

/** Answers with a file to keep. `name` is plain ASCII, made by us. */
export function sendCsv(
  reply: FastifyReply,
  file: { readonly name: string; readonly content: string },
): string {
  reply.type('text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${file.name}"`)
  return file.content
}
