import { expect, test } from 'vitest'
import { shortPageList } from './page-list.ts'

test('the list of pages keeps address and module, and leaves out files, styles and what is false', () => {
  const list = {
    version: '1',
    entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'], css: [] },
    routes: {
      'sv:about': {
        id: 'sv:about',
        parentId: 'root',
        path: 'about',
        hasLoader: true,
        hasDefaultExport: true,
        hasAction: false,
        module: '/assets/about.js',
        imports: ['/assets/vendor.js'],
        css: [],
      },
    },
  }
  expect(shortPageList(`window.__reactRouterManifest=${JSON.stringify(list)};`)).toBe(
    'window.__reactRouterManifest={"version":"1","entry":{"module":"/assets/entry.js","imports":[],"css":[]},' +
      '"routes":{"sv:about":{"parentId":"root","path":"about","hasLoader":true,"module":"/assets/about.js"}}};' +
      '(r=>{for(const[k,s]of Object.entries(r)){s.id=k;}})(window.__reactRouterManifest.routes);',
  )
})

test('what the browser reads has every page in both languages, though most English ones are not written', () => {
  const page = (id: string, path: string | undefined, more: object = {}) => [
    id,
    { id, parentId: 'public', ...(path === undefined ? {} : { path }), module: '/assets/page.js', ...more },
  ]
  const routes: unknown = Object.fromEntries([
    ['public', { id: 'public', parentId: 'root', module: '/assets/public.js' }],
    page('sv:home', undefined, { index: true }),
    page('en:home', 'en', { caseSensitive: true }),
    page('sv:about', 'about', { caseSensitive: true }),
    page('en:about', 'en/about', { caseSensitive: true }),
    page('en:not-found', 'en/*'),
    page('sv:not-found', '*'),
  ])
  const script = shortPageList(`window.list=${JSON.stringify({ entry: {}, routes })};`)
  expect(script).not.toContain('en/about')
  expect(script).not.toContain('"id"')
  const window: { list?: { routes: unknown } } = {}
  new Function('window', script)(window)
  expect(window.list?.routes).toEqual(routes)
})

test('a list that is written another way stops the build', () => {
  expect(() => shortPageList('export default {}')).toThrow('not written as it was')
})
