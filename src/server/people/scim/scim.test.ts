import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation, makeUnit, signedIn } from '#test/factories/people.ts'
import { addUser, newUser, patch, provider } from '#test/scim/scim-client.ts'
import { enterpriseUser } from './read-user.ts'
import { scimEndpoints } from './scim-routes.ts'

const server = await testApp()

test('a person in two units is refused, with the name of the other, and can then be moved', async () => {
  const all = await provider(server)
  const { ask, list } = all
  const anna = await addUser(all, 'anna')
  const group = async (displayName: string) => (await ask('POST', '/Groups', { displayName })).body.id
  const [one, two] = [await group('Lager'), await group('Butik')]
  const add = patch({ op: 'Add', path: 'members', value: [{ value: anna }] })
  await ask('PATCH', `/Groups/${one}`, add)
  expect(await ask('PATCH', `/Groups/${two}`, add)).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness', detail: expect.stringContaining('"Lager"') },
  })
  expect((await list()).find(({ id }) => id === anna)?.unit).toBe('Lager')
  await ask('PATCH', `/Groups/${one}`, patch({ op: 'Remove', path: `members[value eq "${anna}"]` }))
  expect((await ask('PATCH', `/Groups/${two}`, add)).status).toBe(204)
  expect((await list()).find(({ id }) => id === anna)?.unit).toBe('Butik')
})

test('somebody who is on the list already is taken over, not doubled', async () => {
  const { ask, list, place } = await provider(server)
  const member = await makeMember(server, { in: place, email: 'siv@bolaget.example' })
  const found = await ask('GET', '/Users?filter=userName%20eq%20%22siv%40bolaget.example%22')
  expect(found.body.Resources).toMatchObject([{ id: member.memberId }])
  const made = await ask('POST', '/Users', newUser('siv'))
  expect(made).toMatchObject({ status: 201, body: { id: member.memberId } })
  expect((await list()).filter(({ email }) => email === 'siv@bolaget.example')).toHaveLength(1)
  expect(await ask('POST', '/Users', newUser('siv'))).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  })
})

test('the people come in pages, each once, and a filter that is none is refused', async () => {
  const all = await provider(server)
  const { ask } = all
  for (let n = 0; n < 5; n++) await addUser(all, `p${n}`)
  const seen: string[] = []
  for (let start = 1; start <= 7; start += 3) {
    const { body } = await ask('GET', `/Users?startIndex=${start}&count=3`)
    expect(body.totalResults).toBe(7)
    seen.push(...(body.Resources ?? []).map(({ id }) => id))
  }
  expect(new Set(seen).size).toBe(7)
  expect((await ask('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 7, Resources: [] })
  expect((await ask('GET', '/Users?filter=externalId%20eq%20%22idp-p3%22')).body).toMatchObject({
    totalResults: 1,
    Resources: [{ userName: 'p3@bolaget.example' }],
  })
  for (const filter of [
    'userName sw "p"',
    'userName eq p',
    'password eq "x"',
    'userName eq "a" or active eq true',
  ]) {
    expect(await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    })
  }
  const narrow = await ask('GET', '/Users?attributes=userName&count=1')
  expect(Object.keys(narrow.body.Resources?.[0] ?? {}).sort()).toEqual(['id', 'schemas', 'userName'])
})

test.each([
  ['no userName', 'POST', '/Users', { displayName: 'A' }, 400, 'invalidValue'],
  ['no address, number or name', 'POST', '/Users', { userName: 'nobody' }, 400, 'invalidValue'],
  [
    'an address that is none',
    'POST',
    '/Users',
    { userName: 'a', emails: [{ value: 'a@' }] },
    400,
    'invalidValue',
  ],
  ['a formula', 'POST', '/Users', { userName: 'a@b.example', displayName: '=1+1' }, 400, 'invalidValue'],
  ['somebody inactive', 'POST', '/Users', { ...newUser('x'), active: false }, 400, 'invalidValue'],
  ['a wrong kind', 'POST', '/Users', { userName: { a: 1 } }, 400, 'invalidValue'],
  ['an array', 'POST', '/Users', [], 400, 'invalidSyntax'],
  ['nobody', 'PATCH', '/Users/none', patch({ op: 'add', path: 'active', value: true }), 404, undefined],
  ['no operations', 'PATCH', '/Users/none', {}, 400, 'invalidSyntax'],
  ['another operation', 'PATCH', '/Users/x', patch({ op: 'move', path: 'a' }), 400, 'invalidSyntax'],
  ['a removal of nothing', 'PATCH', '/Users/x', patch({ op: 'remove' }), 400, 'noTarget'],
  [
    'a path that is none',
    'PATCH',
    '/Users/x',
    patch({ op: 'add', path: 'emails[', value: 1 }),
    400,
    'invalidPath',
  ],
  ['no name', 'POST', '/Groups', { members: [] }, 400, 'invalidValue'],
  [
    'somebody unknown',
    'POST',
    '/Groups',
    { displayName: 'G', members: [{ value: 'x' }] },
    400,
    'invalidValue',
  ],
  [
    'a group in it',
    'POST',
    '/Groups',
    { displayName: 'G', members: [{ value: 'x', type: 'Group' }] },
    400,
    'invalidValue',
  ],
  ['another way', 'POST', '/Bulk', {}, 404, undefined],
] as const)('%s is refused as SCIM says it', async (_, method, path, body, status, scimType) => {
  const { ask, list } = await provider(server)
  const before = await list()
  const answer = await ask(method, path, body)
  expect(answer).toMatchObject({
    status,
    type: 'application/scim+json',
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) },
  })
  expect(answer.body.scimType).toBe(scimType)
  expect(answer.body.detail).not.toBe('')
  expect(await list()).toEqual(before)
})

test('nothing of another organisation is seen or changed', async () => {
  const mine = await provider(server)
  const other = await provider(server)
  const anna = await addUser(other, 'anna')
  const { body } = await other.ask('POST', '/Groups', { displayName: 'Lager' })
  const off = patch({ op: 'replace', value: { active: false } })
  for (const [method, path, sent] of [
    ['GET', `/Users/${anna}`, undefined],
    ['PATCH', `/Users/${anna}`, off],
    ['PUT', `/Users/${anna}`, newUser('anna')],
    ['DELETE', `/Users/${anna}`, undefined],
    ['GET', `/Groups/${body.id}`, undefined],
    ['DELETE', `/Groups/${body.id}`, undefined],
  ] as const) {
    expect((await mine.ask(method, path, sent)).status).toBe(404)
  }
  const take = { displayName: 'Mitt', members: [{ value: anna }] }
  expect((await mine.ask('POST', '/Groups', take)).status).toBe(400)
  expect((await mine.ask('GET', '/Users')).body.totalResults).toBe(2)
})

test('every endpoint is closed to everybody but a key for people', async () => {
  const here = await makeUnit(server)
  const member = await makeMember(server, { in: here, roles: ['hr', 'owner', 'safety_representative'] })
  const knock = async (browser: Awaited<ReturnType<typeof withKey>> | ReturnType<typeof server.browser>) =>
    Promise.all(
      scimEndpoints.map(async ({ method, url }) => {
        const answer = await browser.send({
          method: method as 'GET',
          url: `/scim/v2${url.replace(':id', 'x')}`,
          ...(method === 'POST' || method === 'PUT' || method === 'PATCH'
            ? { payload: '{}', headers: { 'content-type': 'application/scim+json' } }
            : {}),
        })
        return answer.status
      }),
    )
  expect(scimEndpoints).toHaveLength(18)
  expect(new Set(await knock(server.browser()))).toEqual(new Set([401]))
  expect(new Set(await knock(await signedIn(server, { email: member.email })))).toEqual(new Set([403]))
  expect(new Set(await knock(await signedIn(server, { staff: true })))).toEqual(new Set([403]))
  expect(new Set(await knock(await withKey(server, here, ['rounds', 'figures'])))).toEqual(new Set([403]))
  const own = await knock(await withKey(server, here, ['people']))
  expect(own.filter((status) => status === 401 || status === 403 || status >= 500)).toEqual([])
})

test('what we can do is said in the way of the standard', async () => {
  const { ask } = await provider(server)
  expect((await ask('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
  })
  expect((await ask('GET', '/ResourceTypes')).body.Resources).toMatchObject([{ id: 'User' }, { id: 'Group' }])
  expect((await ask('GET', '/Schemas')).body.totalResults).toBe(3)
  expect((await ask('GET', `/Schemas/${enterpriseUser}`)).status).toBe(200)
  expect((await ask('GET', '/ResourceTypes/Other')).status).toBe(404)
})

test('a day of a program is one entry of the history and of the log', async () => {
  const all = await provider(server)
  const { ask, owner, place } = all
  const anna = await addUser(all, 'anna')
  await addUser(all, 'bo')
  await ask('PATCH', `/Users/${anna}`, patch({ op: 'Replace', path: 'displayName', value: 'Anna Berg' }))
  await ask('PATCH', `/Users/${anna}`, patch({ op: 'Replace', path: 'displayName', value: 'Anna Berg' }))
  const browser = await signedIn(server, { email: owner.email })
  const params = { organisationId: place.organisationId }
  const { imports } = (await browser.call('listImports', { params })).body as { imports: object[] }
  expect(imports).toMatchObject([
    {
      kind: 'scim',
      createdBy: 'Personalsystemet',
      state: 'applied',
      report: { members: { added: 2, changed: 1, removed: 0 } },
    },
  ])
  const { entries } = (await browser.call('listAuditEntries', { params, query: { about: 'imports' } }))
    .body as {
    entries: object[]
  }
  expect(entries).toMatchObject([{ kind: 'list-kept-by-program', called: 'Personalsystemet' }])
})

test('an organisation without anybody else is as good as any', async () => {
  const place = await makeOrganisation(server)
  const key = await withKey(server, place, ['people'])
  const answer = await key.send({ method: 'GET', url: '/scim/v2/Users' })
  expect(answer.body).toMatchObject({ totalResults: 0 })
})
