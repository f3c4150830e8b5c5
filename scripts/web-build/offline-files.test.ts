import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataOf, filesOf, serviceWorker } from './offline-files.ts'

const built: Readonly<Record<string, string>> = {
  '/assets/manifest-1.js': 'window.manifest={module:"/assets/zones-1.js"}',
  '/assets/start-1.js': 'import"./vendor-1.js";const later=()=>import(`./result-1.js`)',
  '/assets/result-1.js': "import './start-1.js'",
  '/assets/vendor-1.js': 'export{}',
  '/assets/app-1.css': '@font-face{src:url(/assets/face-1.woff2)}',
}
const read = (address: string) => built[address]

test('a kept page brings its scripts, those fetched later, the stylesheet and the font, and no other page', () => {
  const html =
    '<link href="/assets/app-1.css"><script src="/assets/manifest-1.js"></script>"/assets/start-1.js"'
  expect(filesOf({ pages: [html], read })).toEqual([
    '/assets/app-1.css',
    '/assets/face-1.woff2',
    '/assets/manifest-1.js',
    '/assets/result-1.js',
    '/assets/start-1.js',
    '/assets/vendor-1.js',
  ])
})

test('the data of the first page have a name of their own', () => {
  expect(['/', '/en', '/stressprofil/start'].map(dataOf)).toEqual([
    '/_.data',
    '/en.data',
    '/stressprofil/start.data',
  ])
})

test('the worker is plain JavaScript with its list, and waits for its version', async () => {
  const kept = { pages: ['/'], files: ['/assets/a.js'], offline: [{ prefix: '', page: '/utan-nat' }] }
  const script = await serviceWorker(readFileSync('src/web/service-worker.ts', 'utf8'), kept)
  expect(script).toContain(JSON.stringify(JSON.stringify({ version: '%%SITE_VERSION%%', ...kept })))
  expect(() => new Function(script)).not.toThrow()
})
