import type { FastifyReply } from 'fastify'

/** Answers are about one person or one organisation: no cache on the way may store them. */
export function keepToReader(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  reply.header('cache-control', 'no-store')
  reply.header('x-content-type-options', 'nosniff')
}
