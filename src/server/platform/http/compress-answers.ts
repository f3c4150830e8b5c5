import { brotliCompress, type CompressCallback, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { chooseEncoding } from './pages/choose-encoding.ts'
import type { Encoding } from './pages/site-files.ts'

/** Bytes; below this, compression saves less than its headers cost. */
const worthwhile = 2048

/** 4 of 11: nearly as small as the best, in a tenth of the time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compressed forms of one text, and the plain bytes. */
export type PackedForms = Map<Encoding, Buffer>

const packedBefore = new WeakMap<FastifyReply, PackedForms>()

/** For a text that is sent again and again: compresses it for this answer and keeps the result in `forms` for the next. */
export function packOnce(reply: FastifyReply, forms: PackedForms): void {
  packedBefore.set(reply, forms)
}

/** Compresses large answers of the API (an overview is 90 kB); pages are stored compressed. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string') return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (Buffer.byteLength(payload) < worthwhile) return done(null, payload)
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
    const forms = packedBefore.get(reply)
    if (encoding === 'identity') {
      if (forms === undefined) return done(null, payload)
      const bytes = forms.get(encoding) ?? Buffer.from(payload)
      forms.set(encoding, bytes)
      return done(null, bytes)
    }
    reply.header('content-encoding', encoding).removeHeader('content-length')
    const known = forms?.get(encoding)
    if (known !== undefined) return done(null, known)
    const keep: CompressCallback = (error, packed) => {
      if (error !== null) return done(error)
      forms?.set(encoding, packed)
      done(null, packed)
    }
    if (encoding === 'br') brotliCompress(payload, brotliOptions, keep)
    else gzip(payload, keep)
  })
}
