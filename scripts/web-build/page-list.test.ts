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
        hasAction: false,
        module: '/assets/about.js',
        imports: ['/assets/vendor.js'],
        css: [],
      },
    },
  }
  expect(shortPageList(`window.__reactRouterManifest=${JSON.stringify(list)};`)).toBe(
    'window.__reactRouterManifest={"version":"1","entry":{"module":"/assets/entry.js","imports":[],"css":[]},' +
      '"routes":{"sv:about":{"id":"sv:about","parentId":"root","path":"about","hasLoader":true,"module":"/assets/about.js"}}};',
  )
})

test('a list that is written another way stops the build', () => {
  expect(() => shortPageList('export default {}')).toThrow('not written as it was')
})
