import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { testApp } from '#test/app/test-app.ts'

/** Some clients set a content type on every request, also without a body (cases/scim-delete-with-content-type). */
const server = await testApp()

const names = Object.keys(endpoints) as EndpointName[]
const without = names.filter((name) => endpoints[name].method !== 'GET' && !('body' in endpoints[name]))

test.each(without)('%s reads no type where it has no body', async (name) => {
  const { method, path } = endpoints[name]
  const url = path.replace(/:\w+/g, 'x')
  const send = async (headers: Record<string, string>) => {
    const answer = await server.browser().send({ method, url, headers })
    return [answer.status, (answer.body as { code?: string } | undefined)?.code]
  }
  const bare = await send({})
  expect(bare[0]).not.toBe(415)
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense'])
    for (const length of [{}, { 'content-length': '0' }])
      expect(await send({ 'content-type': type, ...length }), type).toEqual(bare)
})

test('a body that is asked for and does not come is said to be missing', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await server.browser().send({ method: 'POST', url: '/api/v1/evaluations', headers })
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed-json' } })
})

test('a request with a form in it is refused where it takes none', async () => {
  const { method, path: url } = endpoints.signOut
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await server.browser().send({ method, url, headers, payload: 'a=b' })
  expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } })
})
