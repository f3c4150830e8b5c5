import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import type { AnswerLanguage } from '#core/answer-languages.ts'
import { fillFile, tokensOf } from '#server/platform/http/pages/fill-site.ts'
import { typeOf } from '#server/platform/http/pages/site-files.ts'

const client = join(import.meta.dirname, '../../build/client')

const brand = {
  name: 'Andrum',
  supportEmail: 'hej@andrum.example',
  supportPhone: '08-465 004 00',
  supportPhoneLink: '+46846500400',
  companyName: 'Andrum',
  companyNumber: '559999-9994',
  companyAddress: 'Gatan 1, 111 11 Orten',
}

/** Serves the built pages as an operator does who has switched these languages on. The API does not answer, as without a network. */
export async function serveLanguages(answerLanguages: readonly AnswerLanguage[]) {
  const tokens = tokensOf({ brand, baseUrl: 'http://localhost', psychologists: [], answerLanguages })
  const server = createServer(async (request, reply) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const name = (/\.\w+$/.test(path) ? path : join(path, 'index.html')).slice(1)
    try {
      const content = fillFile({ name, content: await readFile(join(client, name)) }, tokens, 'test')
      reply.writeHead(200, { 'content-type': typeOf(name) }).end(content)
    } catch {
      reply.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
