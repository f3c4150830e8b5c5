import { writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { parseTilePath } from '@andrum/record-log/log/tiles.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { answerUnknownEndpoint } from '#server/platform/http/error-handler.ts'
import { readNewestCheckpoint, readTileBytes } from './read-record-log.ts'

const hidden = { schema: { hide: true } }

/**
 * Serves the record log in the form of c2sp.org/tlog-tiles. Everybody may read it without signing in. It reveals something
 * only to those who have a record with its salt.
 */
export function serveRecordLog(app: FastifyInstance, deps: Deps): void {
  app.get('/tlog/checkpoint', hidden, async (_request, reply) => {
    const note = await readNewestCheckpoint(deps)
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(note)
  })
  app.get('/tlog/key', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8')
    return reply.send(`${writeVerifierKey(deps.recordLog.key)}\n`)
  })
  app.get('/tlog/tile/*', hidden, async (request, reply) => {
    const tile = parseTilePath(request.url.slice('/tlog/'.length))
    const bytes = tile === null ? null : await readTileBytes(deps, tile)
    if (bytes === null) return answerUnknownEndpoint(request, reply)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('application/octet-stream').send(Buffer.from(bytes))
  })
}
