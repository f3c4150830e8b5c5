import { expect, test } from 'vitest'
import { cssForPages } from './critical-css.ts'

const html =
  '<html><body><a class="button" href="/">x</a><p class="lead">y</p><style>.unused{}</style></body></html>'
const critical = (css: string) => cssForPages(css).critical(html)

test('a page gets the rules for elements and for the classes it has, in whole', () => {
  expect(
    critical('.button{top:0}.card{top:0}a .lead{top:0}h2,.card{left:0}.card p{left:1px}.unused{top:0}'),
  ).toBe('.button,a .lead{top:0}h2,.card{left:0}')
})

test('a class that is only excluded does not keep its rule from the page', () => {
  const css = '.button:not(.card){top:0}.lead:has(>.card){top:0}.card:not(.lead){top:0}'
  expect(critical(css)).toContain('.button:not(.card)')
  expect(critical(css)).not.toContain('.card:not(.lead)')
})

test('what is for paper comes later', () => {
  expect(critical('.lead{top:0}@media print{p{left:0}}@media screen,print{p{right:0}}')).toBe(
    '.lead{top:0}@media screen,print{p{right:0}}',
  )
})

test('layers keep their order, and groups without a rule left go', () => {
  expect(
    critical(
      '@layer a,b;@layer a{p{top:0}.card{top:0}}@layer b{.lead{top:1px}}@media (width>=1px){.card{top:0}}',
    ),
  ).toBe('@layer a{p{top:0}}@layer b{.lead{top:1px}}')
})

test('values and animations that nothing on the page reads are left out', () => {
  const css =
    ':root{--near:1px;--far:2px;--drawn:red}.lead{margin:var(--near);animation:rise 1s}.card{margin:var(--far);animation:fall 1s}' +
    '@keyframes rise{to{top:0}}@keyframes fall{to{top:0}}'
  const kept = cssForPages(css).critical(`${html}<circle class="dot" fill="var(--drawn)"/>`)
  expect(kept).toContain('--near:1px')
  expect(kept).toContain('--drawn:red')
  expect(kept).toContain('@keyframes rise')
  expect(kept).not.toMatch(/--far|fall/)
})

test('strings and addresses with signs of CSS in them are read whole', () => {
  const kept = critical('.lead:after{content:"};{"}.card{top:0}@font-face{font-family:F;src:url(x{y.woff2)}')
  expect(kept).toContain('content:"};{"')
  expect(kept).not.toContain('card')
})

test('a static page brings all that it ever needs: paper, and the notice that its script adds', () => {
  const css = '.lead{top:0}.card{top:0}.navigation-notice{left:0}@media print{.lead{left:0}.card{left:0}}'
  expect(cssForPages(css).ofStaticPage(html)).toBe(
    '.lead{top:0}.navigation-notice{left:0}@media print{.lead{left:0}}',
  )
})
