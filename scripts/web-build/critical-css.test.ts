import { expect, test } from 'vitest'
import { criticalCss, namesIn } from './critical-css.ts'

const html =
  '<html><body><a class="button md:w-1/2" href="/">x</a><p class="lead">y</p><style>.unused{}</style></body></html>'
const critical = (css: string) => criticalCss(css, namesIn(html))

test('a page gets the rules whose every name it has', () => {
  expect(critical('.button{a:b}.card{a:b}a .lead{a:b}h2,p{a:b}.unused{a:b}')).toBe(
    '.button{a:b}a .lead{a:b}p{a:b}',
  )
})

test('escaped names and exclusions count as on the page', () => {
  const css = '.button::after{a:b}.md\\:w-1\\/2{a:b}.button:not(.card){a:b}.button:focus-visible{a:b}'
  expect(critical(css)).toBe(css)
})

test('what only a pointer or a typed word brings about comes later', () => {
  expect(
    critical('.button:hover{a:b}.button,.button:hover{c:d}::placeholder{a:b}.button:disabled{a:b}'),
  ).toBe('.button{c:d}')
})

test('values that nothing reads are left out, with those that only they read', () => {
  expect(critical(':host{--a:var(--b);--b:1px;--c:2px}.lead{margin:var(--c)}')).toBe(
    ':host{--c:2px}.lead{margin:var(--c)}',
  )
})

test('values of the design language get short names, where the page itself does not read them', () => {
  const page = namesIn('<p class="lead" fill="var(--color-red)">y</p>')
  const css =
    ':root,:host{--color-red:red;--text-h2:2px;--text:3px}.lead{--a:1px;margin:var(--text-h2,1px) var(--text) var(--a,2px);color:var(--color-red)}'
  expect(criticalCss(css, page)).toBe(
    ':root,:host{--color-red:red;--b:2px;--c:3px}.lead{--a:1px;margin:var(--b) var(--c) var(--a,2px);color:var(--color-red)}',
  )
})

test('a state that no element is in comes later', () => {
  const page = namesIn('<details class="fold"></details><p class="tab" aria-selected="true">y</p>')
  expect(
    criticalCss(
      '.fold[open]{a:b}.tab[aria-selected="true"]{a:b}.tab[aria-selected=false]{a:b}.tab[aria-selected]{c:d}.tab:not([open]){e:f}',
      page,
    ),
  ).toBe('.tab[aria-selected="true"]{a:b}.tab[aria-selected]{c:d}.tab:not([open]){e:f}')
})

test('a declaration that stands twice counts once', () => {
  expect(critical('.lead{a:b;a:b;a:b;a:c;a:b}.button{a:b;a:bc}')).toBe('.lead{a:b;a:c;a:b}.button{a:b;a:bc}')
})

test('groups without a rule left go, and print comes later', () => {
  expect(critical('@layer a,b;@layer a{.card{a:b}}@media (width>=1px){.lead{a:b}}@media print{p{a:b}}')).toBe(
    '@layer a,b;@media (width>=1px){.lead{a:b}}',
  )
})

test('animations stay with those who use them', () => {
  expect(critical('.lead{animation:rise 1s}@keyframes rise{to{a:b}}@keyframes fall{to{a:b}}')).toBe(
    '.lead{animation:rise 1s}@keyframes rise{to{a:b}}',
  )
})

test('strings and addresses with signs of CSS in them are read whole', () => {
  const css = '.lead::after{content:"};{"}.button{background:url(a;b.svg)}@font-face{src:url("x{y.woff2")}'
  expect(critical(css)).toBe(css)
})

test('a stylesheet that does not end is refused', () => {
  expect(() => critical('.lead{a:b')).toThrow('does not end')
  expect(() => critical('.lead{content:"}')).toThrow('does not end')
})
