import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareConnections, bareRequest } from '#test/app/bare-connection.ts'
import { testApp } from '#test/app/test-app.ts'
import { addUser, newUser, patch, provider } from '#test/scim/scim-client.ts'

/** Requests of clients beyond the standard: `cases/scim-base-address`, `cases/scim-delete-with-content-type`. */
const server = await testApp()
const wire = await bareConnections(server.app)

test.each([
  ['application/scim+json', []],
  ['application/json', []],
  ['application/json; charset=utf-8', ['Content-Length: 0']],
  ['application/x-www-form-urlencoded', ['Content-Length: 0']],
  ['text/plain', []],
])('somebody is deleted by a request that says it is %s and has no body', async (type, lines) => {
  const all = await provider(server)
  const anna = await addUser(all, 'anna')
  const key = `Authorization: Bearer ${all.key.secret}`
  const request = bareRequest('DELETE', `/scim/v2/Users/${anna}`, key, `Content-Type: ${type}`, ...lines)
  expect((await wire.send(request)).head).toContain('HTTP/1.1 204 ')
  expect((await all.list()).find(({ id }) => id === anna)?.here).toBe(false)
})

test('the deletion that a client has sent takes somebody off the list', async () => {
  const all = await provider(server)
  const anna = await addUser(all, 'anna')
  const sent = readFileSync('cases/scim-delete-with-content-type/try.sh', 'utf8')
    .replace('$KEY', all.key.secret)
    .replace('$1', anna)
  const [, method = '', path = ''] = /-X (\w+) .*\}(\/scim\/\S+)"/.exec(sent) ?? []
  const lines = [...sent.matchAll(/-H "([^"]+)"/g)].map(([, line = '']) => line)
  expect([method, lines.length]).toEqual(['DELETE', 2])
  expect((await wire.send(bareRequest(method, path, ...lines))).head).toContain('HTTP/1.1 204 ')
  expect((await all.list()).find(({ id }) => id === anna)?.here).toBe(false)
})

test('a deletion in chunks of which there are none is one without a body', async () => {
  const all = await provider(server)
  const anna = await addUser(all, 'anna')
  const lines = [`Authorization: Bearer ${all.key.secret}`, 'Content-Type: application/scim+json']
  const head = bareRequest('DELETE', `/scim/v2/Users/${anna}`, ...lines, 'Transfer-Encoding: chunked')
  expect((await wire.send(`${head}0\r\n\r\n`)).head).toContain('HTTP/1.1 204 ')
})

test('a deletion with a body that is no JSON is refused, and nobody is deleted', async () => {
  const all = await provider(server)
  const anna = await addUser(all, 'anna')
  const lines = [`Authorization: Bearer ${all.key.secret}`, 'Content-Type: text/plain', 'Content-Length: 2']
  const head = bareRequest('DELETE', `/scim/v2/Users/${anna}`, ...lines)
  expect((await wire.send(`${head}no`)).head).toContain('HTTP/1.1 415 ')
  expect((await all.list()).find(({ id }) => id === anna)?.here).toBe(true)
})

test.each(['POST', 'PUT', 'PATCH'])('a %s without a body is still refused', async (method) => {
  const all = await provider(server)
  const anna = await addUser(all, 'anna')
  const at = method === 'POST' ? '/Users' : `/Users/${anna}`
  const lines = [`Authorization: Bearer ${all.key.secret}`, 'Content-Type: application/scim+json']
  const { head, body } = await wire.send(bareRequest(method, `/scim/v2${at}`, ...lines, 'Content-Length: 0'))
  expect(head).toContain('HTTP/1.1 400 ')
  expect(JSON.parse(body)).toMatchObject({ status: '400', scimType: 'invalidSyntax' })
})

test.each([
  ['pasted with a slash at its end', '/scim/v2/', '/Users', ''],
  ['with two', '/scim/v2//', '/Users', ''],
  ['with one at the end of the resource', '/scim/v2', '/Users/', ''],
  ['with both, and a filter', '/scim/v2/', '/Users/', '?filter=userName%20eq%20%22anna%40bolaget.example%22'],
  ['with one before it', '//scim/v2', '/Users', ''],
])('a base address %s leads to the same people', async (_, base, path, query) => {
  const all = await provider(server)
  const anna = await addUser(all, 'anna')
  const ask = async (url: string) => (await all.key.send({ method: 'GET', url })).body
  expect(await ask(`${base}${path}${query}`)).toEqual(await ask(`/scim/v2/Users${query}`))
  const one = path.replace('/Users', `/Users/${anna}`)
  expect(await ask(`${base}${one}`)).toMatchObject({ id: anna })
})

test('people and groups are made, changed and deleted under a base address with a slash at its end', async () => {
  const { key, list } = await provider(server)
  const send = async (method: string, path: string, body?: object) =>
    key.send({
      method: method as 'POST',
      url: `/scim/v2/${path}`,
      headers: { 'content-type': 'application/scim+json' },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  const made = await send('POST', '/Users/', newUser('anna'))
  expect(made.status).toBe(201)
  const { id } = made.body as { id: string }
  expect(made.headers.location).toBe(`http://localhost:3000/scim/v2/Users/${id}`)
  const off = patch({ op: 'replace', path: 'displayName', value: 'Anna Berg' })
  expect((await send('PATCH', `/Users/${id}/`, off)).status).toBe(200)
  const group = (await send('POST', '/Groups/', { displayName: 'Lager', members: [{ value: id }] })).body as {
    id: string
  }
  expect((await list()).find((one) => one.id === id)).toMatchObject({ name: 'Anna Berg', unit: 'Lager' })
  expect((await send('DELETE', `/Groups/${group.id}/`)).status).toBe(204)
  expect((await send('DELETE', `/Users/${id}/`)).status).toBe(204)
})

test.each(['/scim/v2', '/scim/v2/'])('%s says what is supported, to a key for people alone', async (url) => {
  const { key } = await provider(server)
  const known = await key.send({ method: 'GET', url: '/scim/v2/ServiceProviderConfig' })
  expect(await key.send({ method: 'GET', url })).toMatchObject({ status: 200, body: known.body })
  expect(await server.browser().send({ method: 'GET', url })).toMatchObject({ status: 401 })
})

test('no slash makes another address out of one that is none', async () => {
  const { key } = await provider(server)
  for (const url of ['/scim/v2/Nothing/', '/scim/v2//Users/x/y', '/scim/v3//Users', '/scim/v2Users'])
    expect((await key.send({ method: 'GET', url })).status, url).toBe(404)
})
