import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The suffix of file names in the next version. */
const mark = 'next'

/**
 * A proxy in front of the tested server that can be upgraded: the next version has the same pages, and other names for all
 * scripts. `missing`: scripts that it has in no version, as if they were on another of several servers.
 */
export async function startUpgradingServer(origin: string) {
  let version: 'before' | 'after' = 'before'
  const missing = new Set<RegExp>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? '/'
    const isScript = /^\/assets\/.*\.js/.test(path)
    const isAfter = new RegExp(`-${mark}\\.js`).test(path)
    if (isScript && (isAfter !== (version === 'after') || [...missing].some((name) => name.test(path)))) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
      return
    }
    const { host: _, connection: __, ...headers } = request.headers
    const answer = await fetch(origin + path.replace(`-${mark}.js`, '.js'), {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), origin, 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const isText = /html|javascript/.test(type)
    const body = Buffer.from(await answer.arrayBuffer())
    const text = isText && version === 'after' ? renamed(body.toString()) : null
    // The policy has the hashes of inline scripts, which contain file names.
    const left = [...answer.headers].filter(
      ([name]) =>
        !/^(content-length|content-encoding|etag|content-security-policy|strict-transport|transfer-encoding|connection|cache-control)/.test(
          name,
        ),
    )
    response.writeHead(answer.status, { ...Object.fromEntries(left), 'cache-control': 'no-store' })
    response.end(text ?? body)
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    upgrade: () => {
      version = 'after'
    },
    miss: (name: RegExp) => void missing.add(name),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** `/assets/root-1.js` and `./root-1.js`, as pages and scripts refer to them. */
const renamed = (text: string) => text.replace(/((?:\/assets\/|\.\/)[\w.-]+)\.js\b/g, `$1-${mark}.js`)
