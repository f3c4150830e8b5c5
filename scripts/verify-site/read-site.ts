import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { browserHeaders } from './browser-headers.ts'

/** A site's answer for an address, decompressed, or why none came. */
export type Answer =
  | {
      readonly status: number
      readonly body: Buffer
      readonly headers: IncomingHttpHeaders
      readonly leadsTo?: string
    }
  | { readonly failed: string }

export type Site = { readonly read: (path: string) => Promise<Answer> }

/** In milliseconds and bytes: a site that never ends its answer is as wrong as one that never begins. */
const patience = 30_000
const largest = 16_000_000

/**
 * Reads a site as a browser does, without following redirects. Does not use `fetch`, whose headers reveal it.
 * @param origin `https://andrum.example`
 */
export function siteAt(origin: string): Site {
  const { Agent, request } = origin.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true })
  return {
    read: async (path) => {
      const signal = AbortSignal.timeout(patience)
      try {
        const answer = await new Promise<IncomingMessage>((resolve, reject) => {
          const headers = browserHeaders(path, origin)
          request(origin + path, { agent, headers, signal }, resolve)
            .on('error', reject)
            .end()
        })
        const status = answer.statusCode ?? 0
        const isRedirect = status >= 300 && status < 400
        return {
          status,
          headers: answer.headers,
          body: await bodyOf(answer, signal),
          ...(isRedirect ? { leadsTo: answer.headers.location ?? 'nowhere' } : {}),
        }
      } catch (error) {
        return { failed: signal.aborted ? `no answer within ${patience / 1000} seconds` : reasonOf(error) }
      }
    },
  }
}

const unpacking: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
}

async function bodyOf(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  const unpack = unpacking[encoding]
  if (!unpack && encoding !== 'identity') throw new Error(`it is packed as ${encoding}`)
  const pieces: Uint8Array[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const piece of source) {
      pieces.push(piece)
      size += piece.length
      if (size > largest) throw new Error(`it is larger than ${largest / 1e6} MB`)
    }
  }
  await (unpack ? pipeline(answer, unpack(), collect, { signal }) : pipeline(answer, collect, { signal }))
  return Buffer.concat(pieces)
}

/** For a host with several addresses the first of the errors has the reason. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
