import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { trustProxies } from './trust-proxies.ts'

const server = await testApp({ config: { trustedProxies: ['10.0.0.5', '2001:db8:9::/48'] } })

const hour = 60 * 60 * 1000
let asked = 0
/** Asks for one more code through `proxy`, with that `X-Forwarded-For`. */
const ask = async (proxy: string, forwardedFor: string) => {
  const answer = await server.browser().call('requestSignInCode', {
    body: { email: `fragar${asked++}@example.com`, language: 'sv' },
    ip: proxy,
    headers: { 'x-forwarded-for': forwardedFor },
  })
  return answer.status
}
const useUp = async (proxy: string, forwardedFor: string) => {
  server.time.now = new Date(server.time.now.getTime() + 3 * hour)
  for (let i = 0; i < 30; i++) expect(await ask(proxy, forwardedFor)).toBe(202)
  expect(await ask(proxy, forwardedFor)).toBe(429)
}

test('somebody who comes through a named proxy is counted alone, also with a port behind the address', async () => {
  await useUp('10.0.0.5', '203.0.113.7:51234')
  expect(await ask('10.0.0.5', '203.0.113.7:9')).toBe(429)
  expect(await ask('10.0.0.5', '203.0.113.7')).toBe(429)
  expect(await ask('10.0.0.5', '203.0.113.8:51234')).toBe(202)
  await useUp('2001:db8:9::7', '[2001:db8:1:2::1]:443')
  expect(await ask('2001:db8:9::7', '2001:db8:1:2:ffff::1')).toBe(429)
  expect(await ask('2001:db8:9::7', '[2001:db8:1:3::1]:443')).toBe(202)
})

test('a neighbour who is no named proxy cannot speak for others', async () => {
  server.time.now = new Date(server.time.now.getTime() + 3 * hour)
  for (let i = 0; i < 30; i++) expect(await ask('10.0.0.6', `198.51.100.${i}`)).toBe(202)
  expect(await ask('10.0.0.6', '198.51.100.200')).toBe(429)
})

test('an IPv4 proxy is known by its IPv6 spelling too', () => {
  const trusted = trustProxies(['10.0.0.0/8'])
  expect(['::ffff:10.1.2.3', '10.1.2.3', '11.1.2.3', '', 'unix'].map(trusted)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
