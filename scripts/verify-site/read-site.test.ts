import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { built, publish, serveChanged } from '#test/site/serve-site.ts'
import { compareSite } from './compare-site.ts'
import { siteAt } from './read-site.ts'

const faultsOf = async (origin: string) => (await compareSite(siteAt(origin), await publish())).faults

it('a server that sends other scripts to browsers only is seen through', async () => {
  const site = await serveChanged(({ url, headers }) =>
    url === '/assets/root-1.js' &&
    /^Mozilla.+(Firefox|Chrome)/.test(headers['user-agent'] ?? '') &&
    headers.accept === '*/*' &&
    headers['sec-fetch-dest'] === 'script' &&
    /\bbr\b/.test(String(headers['accept-encoding']))
      ? Buffer.from('send()')
      : undefined,
  )
  expect(await faultsOf(site)).toEqual(['/assets/root-1.js is not the published file.'])
})

it('a server that knows this command by what only it asks for knows it too late', async () => {
  let isKnown = false
  const site = await serveChanged(({ url }) => {
    if (url === '/site-values.json' || url === '/digests.json' || url?.startsWith('/api/')) isKnown = true
    return url === '/assets/root-1.js' && !isKnown ? Buffer.from('send()') : undefined
  })
  expect(await faultsOf(site)).toEqual(['/assets/root-1.js is not the published file.'])
})

it.each([
  [
    'refresh',
    '0; url=https://elsewhere.example',
    '/om-stress is sent with a header "refresh", which is not published.',
  ],
  [
    'link',
    '</more.js>; rel=modulepreload',
    '/om-stress is sent with a header "link", which is not published.',
  ],
  [
    'content-security-policy',
    "default-src * 'unsafe-inline'",
    '/om-stress is not sent with the published content security policy.',
  ],
  ['content-type', 'text/html; charset=utf-16', '/om-stress is sent as text/html; charset=utf-16.'],
])('a page with another header %s is named', async (name, value, sentence) => {
  const site = await serveChanged(({ url }, reply) => {
    if (url === '/om-stress') reply.setHeader(name, value)
    return undefined
  })
  expect(await faultsOf(site)).toEqual([sentence])
})

it('files are compared as browsers get them, packed', async () => {
  const site = await serveChanged(({ url }, reply) => {
    if (url !== '/assets/root-1.js') return undefined
    reply.setHeader('content-encoding', 'br')
    return brotliCompressSync(built['assets/root-1.js'])
  })
  expect(await faultsOf(site)).toEqual([])
})

it('a site that leads elsewhere is not followed there', async () => {
  const site = await serveChanged(({ url }, reply) => {
    if (url?.endsWith('.js') === true)
      reply.writeHead(302, { location: `https://elsewhere.example${url}` }).end()
    return undefined
  })
  expect(await faultsOf(site)).toEqual([
    '/assets/root-1.js is not served here: it leads to https://elsewhere.example/assets/root-1.js.',
    '/service-worker.js is not served here: it leads to https://elsewhere.example/service-worker.js.',
  ])
})
