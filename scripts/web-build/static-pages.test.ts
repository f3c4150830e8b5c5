import { expect, test } from 'vitest'
import { asStaticPage, faultsInStaticPage } from './static-pages.ts'

const page = [
  '<html><head><title>Om oss</title><link rel="modulepreload" href="/assets/vendor-1.js"/>',
  '<script type="application/ld+json">{"@graph":[]}</script></head>',
  '<body><noscript><p>Skript behövs.</p></noscript><p>6<!-- --> moduler</p><script>history.scroll()</script>',
  '<script type="module" async="">import "/assets/entry.js"</script></body></html>',
].join('')

test('a static page keeps its text and what search engines read, and has one small script', () => {
  expect(asStaticPage(page, '/assets/static-1.js')).toBe(
    [
      '<html><head><title>Om oss</title>',
      '<script type="application/ld+json">{"@graph":[]}</script>',
      '<script defer src="/assets/static-1.js"></script></head>',
      '<body><p>6 moduler</p></body></html>',
    ].join(''),
  )
})

test('a static page with something to press or fill in is refused', () => {
  expect(faultsInStaticPage({ path: '/om', html: page }, '')).toEqual([])
  const pressed = '<p><button type="button">Visa</button><input type="text" name="name"/></p>'
  expect(faultsInStaticPage({ path: '/om', html: pressed }, '')).toEqual([
    '/om is a static page (sitemap.ts) and has a <button>',
    '/om is a static page (sitemap.ts) and has an <input>',
  ])
})

test('radio buttons may stand on a static page when CSS answers to each but the first choice', () => {
  const html = '<input type="radio" name="a" checked="" value="1"/><input type="radio" name="a" value="2"/>'
  expect(faultsInStaticPage({ path: '/', html }, '.a:has([value="2"]:checked){color:red}')).toEqual([])
  expect(faultsInStaticPage({ path: '/', html }, ".a:has([value='2']:checked){color:red}")).toEqual([])
  expect(faultsInStaticPage({ path: '/', html }, '.a:has([value="3"]:checked){color:red}')).toEqual([
    '/ is a static page, and no rule of CSS answers its choice "2"',
  ])
})

test('so may a checkbox, on the same terms', () => {
  const html = '<input type="checkbox" value="still"/>'
  expect(faultsInStaticPage({ path: '/', html }, '.a:has([value="still"]:checked){color:red}')).toEqual([])
  expect(faultsInStaticPage({ path: '/', html }, '')).toHaveLength(1)
})
