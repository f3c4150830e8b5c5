import { expect, test } from 'vitest'
import { buildPreHydrationScripts, withPreHydrationScripts } from './pre-hydration-scripts.ts'

const scripts = { touch: 'touch();', asked: 'asked();', state: 'state()' }
const enqueue = (text: string) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});</script>`
const close = '<script>window.__reactRouterContext.streamController.close();</script>'
const page = (data: string) =>
  `<html><head><title>Boka</title></head><body><p>Boka</p><!--$-->${data}<!--/$--></body></html>`

test('the data of a page are beside it, and its scripts stand where they are needed', () => {
  const html = page(`${enqueue('[{"_1":2},"Skriv \\"du\\"')}<!--$-->${enqueue(', till \\u003cb>"]')}${close}`)
  expect(withPreHydrationScripts({ path: '/boka', html }, scripts)).toEqual({
    html: [
      '<html><head><title>Boka</title><script>touch();</script></head><body><p>Boka</p>',
      '<!--$--><script data-from="/boka.state.json">state()</script><!--$--><!--/$--></body></html>',
    ].join(''),
    state: '[{"_1":2},"Skriv \\"du\\", till \\u003cb>"]',
  })
})

test('a page with links that ask it for one thing more keeps what its address asks for', () => {
  const html = page(`<a href="/boka?dag=2" data-asks="dag">I morgon</a>${enqueue('[1]')}${close}`)
  expect(withPreHydrationScripts({ path: '/boka', html }, scripts).html).toContain(
    '<script>touch();asked();</script></head>',
  )
})

test.each([
  ['without data', ''],
  ['whose data do not end', enqueue('[1]')],
  ['written in another way', '<script>window.__reactRouterContext.write("[1]")</script>'],
])('a page %s stops the build', (_, data) => {
  expect(() => withPreHydrationScripts({ path: '/boka', html: page(data) }, scripts)).toThrow('/boka')
})

test('the pre-hydration scripts are small, and nothing in them ends the script they stand in', async () => {
  const { touch, asked, state, ahead } = await buildPreHydrationScripts()
  expect(touch.length + asked.length + state.length).toBeLessThan(3000)
  expect(ahead.length).toBeLessThan(1500)
  expect(touch + asked + state + ahead).not.toMatch(/<\/|<!--|%%/)
})
