import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '#core/languages.ts'
import { isKnownByTag } from '#server/platform/http/etag.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { type DigestsFile, digestsPath } from './digests-file.ts'
import { mendedAddress } from './mended-address.ts'
import type { PreparedPages, ServedFile } from './prepared-pages.ts'
import { notFoundPaths } from './site-files.ts'

const oneYear = 365 * 24 * 60 * 60

/**
 * Headers that mean something only on a page or an answer of the API. Browsers ignore them on scripts, style sheets and fonts,
 * and they would add 0.4 kB to each of a page's fifteen files. `nosniff` and the embedding policy stay on all.
 */
const headersOfDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
]

/**
 * Serves everything outside the API: pages by their exact address, their data, assets, and the not-found
 * page with status 404 for the rest. An address with a slash too many redirects to the one without.
 * Files have no routes: this looks up what no route answers. Two routes for each of a thousand files took a quarter of
 * the server's memory.
 * @param digests the digests of the program, for those who compare
 */
export function pagesPlugin({ files }: PreparedPages, digests?: DigestsFile): FastifyPluginAsync {
  return async (app) => {
    if (digests !== undefined) {
      const options = { schema: { hide: true } }
      app.get(digestsPath, options, async (request, reply) => sendFile(request, reply, await digests(), 200))
    }
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      const file = isRead(request) ? files.get(decodeURI(pathOf(request))) : undefined
      if (file === undefined) return answerUnknown(request, reply, files)
      return sendFile(request, reply, file, notFound.includes(file.path) ? 404 : 200)
    }
    // Answers before a body is read: no page takes one.
    app.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined))
    app.setNotFoundHandler(answer)
  }
}

const notFound: readonly string[] = Object.values(notFoundPaths)
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/'

function answerUnknown(request: FastifyRequest, reply: FastifyReply, files: PreparedPages['files']) {
  const [path = '/', ...query] = request.url.split('?')
  const canonical = path.replace(/\/+$/, '')
  const isPage = (place: string) => files.get(place)?.type.startsWith('text/html') === true
  if (isRead(request) && canonical !== path && isPage(canonical)) {
    return reply.redirect([canonical, ...query].join('?'), 308)
  }
  const mended = isRead(request) ? mendedAddress(request.url, isPage) : null
  // The address may hold the secret of a mailed link, which no cache may store.
  if (mended !== null) return reply.header('cache-control', 'no-store').redirect(mended, 302)
  const notFound = notFoundPaths[languageOf(path)]
  if (isRead(request) && path.endsWith('.data')) {
    // The router reads the data of an unknown page only from an answer with this header.
    reply.header('x-remix-response', 'yes')
    return answerWith(`${notFound}.data`)
  }
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  if (isRead(request) && wantsPage && !path.startsWith('/assets/')) return answerWith(notFound)
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')

  function answerWith(place: string) {
    const file = files.get(place)
    if (file === undefined) throw new Error(`The build has no ${place}`)
    return sendFile(request, reply, file, 404)
  }
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile, status: number) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings)
  const etag = `"${file.hash}-${encoding}"`
  reply.header('etag', etag)
  reply.header('cache-control', file.immutable ? `public, max-age=${oneYear}, immutable` : 'no-cache')
  if (file.immutable) for (const name of headersOfDocuments) reply.removeHeader(name)
  if (file.compressed) reply.header('vary', 'accept-encoding')
  if (file.policy !== undefined) reply.header('content-security-policy', file.policy)
  if (status === 200 && isKnownByTag(request.headers['if-none-match'], etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .type(file.type)
    .send(await file.content(encoding))
}
