import { expect, test } from 'vitest'
import { faultsInPage, linksOf } from './check-output.ts'

const page = (body: string, head = '<title>Om stress</title>') => ({
  path: '/om-stress',
  html: `<html><head>${head}</head><body>${body}</body></html>`,
})

test('a page with one heading, a title and files of ours is sound', () => {
  const body =
    '<h1>Om stress</h1><a href="https://example.org">ut</a><script>a.style="b"</script><img src="/x.svg">'
  expect(faultsInPage(page(body))).toEqual([])
})

test.each([
  ['<h1 style="color:red">x</h1>', 'style attribute'],
  ['<h1>x</h1><button onclick="a()">y</button>', 'event attribute'],
  [
    '<h1>x</h1><script src="//cdn.example/x.js"></script><img src="https://example.org/x.png">',
    'from elsewhere',
  ],
  ['<p>x</p>', '0 first headings'],
  ['<h1>x</h1><h1>y</h1>', '2 first headings'],
  ['<h1 id="a">x</h1><p id="a">y</p>', 'same id twice: a'],
])('%s is refused: %s', (body, fault) => {
  expect(faultsInPage(page(body)).join()).toContain(fault)
})

test('the shell of a signed-in page may wait with its heading', () => {
  const hidden = '<title>Mina resultat</title><meta name="robots" content="noindex"/>'
  expect(faultsInPage(page('<p>Laddar...</p>', hidden))).toEqual([])
  expect(faultsInPage(page('<h1>x</h1><h1>y</h1>', hidden)).join()).toContain('2 first headings')
})

test('a page without a title is refused', () => {
  expect(faultsInPage(page('<h1>x</h1>', '')).join()).toContain('no title')
})

test('links are read without query and fragment, and links elsewhere are left alone', () => {
  const links = linksOf(
    page('<a href="/a?b=1#c">x</a><a class="y" href="/">x</a><a href="//z.example">x</a><a href="#q">'),
  )
  expect(links).toEqual(['/a', '/'])
})
