import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation, makeUnit, signedIn } from '#test/factories/people.ts'
import { addUser, newUser, patch, provider } from '#test/scim/scim-client.ts'
import { enterpriseUser } from './read-user.ts'
import { scimEndpoints } from './scim-routes.ts'

const server = await testApp()

const day = 24 * 60 * 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}

describe('as Microsoft Entra asks', () => {
  const user = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterpriseUser],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: 'anna.ek@bolaget.example',
    active: true,
    emails: [{ primary: true, type: 'work', value: 'Anna.Ek@bolaget.example' }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Anna Ek', familyName: 'Ek', givenName: 'Anna' },
    roles: [],
  }

  test('somebody is looked for, not found, made, found, renamed, deactivated, taken back and deleted', async () => {
    const { ask, list } = await provider(server)
    const looked = await ask('GET', '/Users?filter=userName%20eq%20%22anna.ek%40bolaget.example%22')
    expect(looked).toMatchObject({
      status: 200,
      type: 'application/scim+json',
      body: { totalResults: 0, Resources: [] },
    })
    const made = await ask('POST', '/Users', user)
    expect(made).toMatchObject({
      status: 201,
      body: {
        userName: 'anna.ek@bolaget.example',
        externalId: user.externalId,
        displayName: 'Anna Ek',
        active: true,
        emails: [{ value: 'anna.ek@bolaget.example', type: 'work', primary: true }],
        groups: [{ display: 'Exempelbolaget' }],
      },
    })
    const { id } = made.body
    const again = await ask('GET', '/Users?filter=userName%20eq%20%22ANNA.EK%40bolaget.example%22')
    expect(again.body.Resources).toEqual([made.body])

    const renamed = await ask(
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'Replace', path: 'name.familyName', value: 'Berg' },
        { op: 'Add', path: `${enterpriseUser}:employeeNumber`, value: '701984' },
        { op: 'Replace', path: `${enterpriseUser}:department`, value: 'Nowhere' },
        { op: 'Add', path: 'addresses[type eq "work"].formatted', value: 'Gatan 1' },
      ),
    )
    expect(renamed).toMatchObject({
      status: 200,
      body: {
        displayName: 'Anna Berg',
        name: { givenName: 'Anna', familyName: 'Berg' },
        [enterpriseUser]: { employeeNumber: '701984' },
      },
    })

    const off = await ask('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }))
    expect(off).toMatchObject({ status: 200, body: { id, active: false } })
    expect((await list()).find((one) => one.id === id)).toMatchObject({ here: false })
    expect((await ask('GET', `/Users/${id}`)).body.active).toBe(false)

    const on = await ask('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'True' }))
    expect(on).toMatchObject({ status: 200, body: { id, active: true } })
    expect((await list()).find((one) => one.id === id)).toMatchObject({ here: true, name: 'Anna Berg' })

    expect((await ask('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await ask('GET', `/Users/${id}`)).status).toBe(404)
    expect((await list()).find((one) => one.id === id)).toMatchObject({ here: false })
  })

  test('a group is a unit: looked for, made, filled, renamed, emptied and deleted', async () => {
    const all = await provider(server)
    const { ask, list } = all
    const anna = await addUser(all, 'anna')
    const group = {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
      ],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Lager',
      meta: { resourceType: 'Group' },
    }
    const { status, body } = await ask('POST', '/Groups', group)
    expect([status, body.displayName, body.members]).toEqual([201, 'Lager', []])
    const looked = await ask(
      'GET',
      '/Groups?excludedAttributes=members&filter=displayName%20eq%20%22Lager%22',
    )
    expect(looked.body.Resources).toMatchObject([{ id: body.id, externalId: group.externalId }])
    expect(looked.body.Resources?.[0]).not.toHaveProperty('members')

    const member = [{ $ref: null, value: anna }]
    const at = `/Groups/${body.id}`
    expect((await ask('PATCH', at, patch({ op: 'Add', path: 'members', value: member }))).status).toBe(204)
    expect((await ask('GET', at)).body.members).toMatchObject([{ value: anna }])
    expect((await ask('GET', `/Users/${anna}`)).body.groups).toMatchObject([{ value: body.id }])
    const rename = patch({ op: 'Replace', path: 'displayName', value: 'Lagret' })
    expect((await ask('PATCH', at, rename)).status).toBe(204)
    expect((await list()).find(({ id }) => id === anna)?.unit).toBe('Lagret')
    await ask('PATCH', at, patch({ op: 'Remove', path: 'members', value: member }))
    expect((await list()).find(({ id }) => id === anna)?.unit).toBe('Exempelbolaget')
    await ask('PATCH', at, patch({ op: 'Add', path: 'members', value: member }))
    expect((await ask('DELETE', at)).status).toBe(204)
    expect((await ask('GET', at)).status).toBe(404)
    expect((await list()).find(({ id }) => id === anna)).toMatchObject({ here: true, unit: 'Exempelbolaget' })
  })
})

describe('as Okta asks', () => {
  const user = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'test.user@okta.example',
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: 'test.user@okta.example', type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  }

  test('somebody is made, put whole, deactivated without a path and put back', async () => {
    const { ask, list, place } = await provider(server)
    const first = await ask('GET', '/Users?startIndex=1&count=2')
    expect(first.body).toMatchObject({ totalResults: 2, itemsPerPage: 2 })
    const { status, body } = await ask('POST', '/Users', user)
    expect([status, (body as { preferredLanguage?: string }).preferredLanguage]).toEqual([201, 'en'])
    expect(JSON.stringify(body)).not.toContain('1mz050nq')
    await asSuperuser(server.database, "update organisation set language = 'en' where id = $1", [
      place.organisationId,
    ])
    const silent = await ask('POST', '/Users', newUser('silent'))
    expect(silent).toMatchObject({ status: 201, body: { preferredLanguage: 'en' } })
    const at = `/Users/${body.id}`
    const put = await ask('PUT', at, { ...user, id: body.id, displayName: 'Test B User' })
    expect(put).toMatchObject({ status: 200, body: { id: body.id, displayName: 'Test B User' } })
    const off = await ask('PATCH', at, patch({ op: 'replace', value: { active: false } }))
    expect(off).toMatchObject({ status: 200, body: { active: false } })
    expect((await ask('POST', '/Users', user)).body).toMatchObject({ status: '409', scimType: 'uniqueness' })
    const back = await ask('PUT', at, { ...user, id: body.id, active: true })
    expect(back).toMatchObject({ status: 200, body: { id: body.id, active: true, displayName: 'Test User' } })
    expect((await list()).filter(({ id }) => id === body.id)).toMatchObject([{ here: true }])
  })

  test('a group is renamed without a path, members are named in a filter, and put whole', async () => {
    const all = await provider(server)
    const { ask } = all
    const [anna, bo] = [await addUser(all, 'anna'), await addUser(all, 'bo')]
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group']
    const { body } = await ask('POST', '/Groups', { schemas, displayName: 'Test SCIMv2', members: [] })
    const at = `/Groups/${body.id}`
    await ask('PATCH', at, patch({ op: 'replace', value: { id: body.id, displayName: 'Test SCIMv2 0' } }))
    const fill = patch({ op: 'add', path: 'members', value: [{ value: anna, display: 'anna' }] })
    expect((await ask('PATCH', at, fill)).status).toBe(204)
    const swap = patch(
      { op: 'remove', path: `members[value eq "${anna}"]` },
      { op: 'add', path: 'members', value: [{ value: bo }] },
    )
    await ask('PATCH', at, swap)
    expect((await ask('GET', at)).body).toMatchObject({
      displayName: 'Test SCIMv2 0',
      members: [{ value: bo }],
    })
    const put = { schemas, displayName: 'Test SCIMv2', members: [{ value: anna }] }
    expect((await ask('PUT', at, put)).body.members).toMatchObject([{ value: anna }])
  })
})

describe('the safety stop', () => {
  test('a program that deletes everybody is stopped, and HR and owner hear of it once', async () => {
    const all = await provider(server)
    const { ask, list, owner, hr, key } = all
    const ids: string[] = []
    for (let n = 0; n < 10; n++) ids.push(await addUser(all, `p${n}`))
    await server.runJobs()
    server.mail.received.length = 0
    const answers: number[] = []
    for (const id of ids) answers.push((await ask('DELETE', `/Users/${id}`)).status)
    // 40 % of twelve people is four.
    expect(answers).toEqual([204, 204, 204, 204, 409, 409, 409, 409, 409, 409])
    expect((await list()).filter(({ here }) => here)).toHaveLength(8)
    const stopped = await ask('DELETE', `/Users/${ids[9]}`)
    expect(stopped.body).toMatchObject({ status: '409', detail: expect.stringContaining('Stopped') })
    await server.runJobs()
    expect(server.mail.received.map(({ recipients }) => recipients[0]).sort()).toEqual(
      [owner.email, hr.email].sort(),
    )
    expect(server.mail.received[0]?.text).toContain('Personalsystemet')
    // By deactivating, it is no different; and the list takes in others meanwhile.
    const off = patch({ op: 'Replace', path: 'active', value: false })
    expect((await ask('PATCH', `/Users/${ids[8]}`, off)).status).toBe(409)
    expect((await ask('POST', '/Users', newUser('new'))).status).toBe(201)
    // After four weeks the limit begins anew.
    later(29 * day)
    expect((await ask('DELETE', `/Users/${ids[4]}`)).status).toBe(204)
    expect(key.secret).not.toBe('')
  })

  test('another address waits for seven days, is mailed to the old one, and a second is stopped', async () => {
    const all = await provider(server)
    const { ask, list } = all
    const [anna, bo] = [await addUser(all, 'anna'), await addUser(all, 'bo')]
    const change = (email: string) =>
      patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: email })
    await server.runJobs()
    server.mail.received.length = 0
    const asked = await ask('PATCH', `/Users/${anna}`, change('anna.berg@bolaget.example'))
    expect(asked).toMatchObject({ status: 200, body: { emails: [{ value: 'anna.berg@bolaget.example' }] } })
    const stored = async () => (await list()).find(({ id }) => id === anna)?.email
    expect(await stored()).toBe('anna@bolaget.example')
    await server.runJobs()
    expect(server.mail.received.map(({ recipients }) => recipients[0])).toContain('anna@bolaget.example')
    // Asked for again, as programs do, it is the same change.
    expect((await ask('PATCH', `/Users/${anna}`, change('anna.berg@bolaget.example'))).status).toBe(200)
    const second = await ask('PATCH', `/Users/${bo}`, change('bo.berg@bolaget.example'))
    expect(second).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Stopped') } })
    later(7 * day + 1000)
    await server.deps.queue.enqueueNow('apply-due-identity-changes', {})
    await server.runJobs()
    expect(await stored()).toBe('anna.berg@bolaget.example')
  })
})

test('a role is neither given nor taken, and protects address and place', async () => {
  const { ask, hr, place } = await provider(server)
  const roles = () =>
    asSuperuser(
      server.database,
      'select * from role_assignment where organisation_id = $1 order by 1, 2, 3',
      [place.organisationId],
    )
  const before = await roles()
  const off = patch({ op: 'replace', value: { active: false, roles: [{ value: 'owner' }] } })
  expect(await ask('PATCH', `/Users/${hr.memberId}`, off)).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('An owner ends the role first') },
  })
  expect((await ask('DELETE', `/Users/${hr.memberId}`)).status).toBe(403)
  const email = patch({
    op: 'Replace',
    path: 'emails[type eq "work"].value',
    value: 'mine@elsewhere.example',
  })
  expect((await ask('PATCH', `/Users/${hr.memberId}`, email)).status).toBe(403)
  const made = await ask('POST', '/Users', { ...newUser('eva'), roles: [{ value: 'owner', primary: true }] })
  expect(made.status).toBe(201)
  expect(await roles()).toEqual(before)
})

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
  expect(scimEndpoints).toHaveLength(17)
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
