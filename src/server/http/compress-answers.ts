import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from './pages/choose-encoding.ts'

/** Bytes; below this, compression saves less than its headers cost. */
const worthwhile = 2048

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
/** 4 of 11: nearly as small as the best, in a tenth of the time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Packs large answers of the API (an overview is 90 kB); pages come packed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string') return payload
    reply.header('vary', 'accept-encoding')
    if (Buffer.byteLength(payload) < worthwhile) return payload
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return encoding === 'br' ? packBrotli(payload, brotliOptions) : packGzip(payload)
  })
}
