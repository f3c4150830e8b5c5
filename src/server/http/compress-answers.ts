import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from './pages/choose-encoding.ts'

/** Bytes; below this, compression saves less than its headers cost. */
const worthwhile = 2048

/** 4 of 11: nearly as small as the best, in a tenth of the time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Packs large answers of the API (an overview is 90 kB); pages come packed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string') return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (Buffer.byteLength(payload) < worthwhile) return done(null, payload)
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
    if (encoding === 'identity') return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    if (encoding === 'br') brotliCompress(payload, brotliOptions, done)
    else gzip(payload, done)
  })
}
