import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { addUser, newUser, patch, provider } from '#test/scim/scim-client.ts'
import { enterpriseUser } from './read-user.ts'

const server = await testApp()

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
    const underscored = await ask('POST', '/Users', { ...newUser('underscored'), locale: 'sv_SE' })
    expect(underscored).toMatchObject({ status: 201, body: { preferredLanguage: 'sv' } })
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
