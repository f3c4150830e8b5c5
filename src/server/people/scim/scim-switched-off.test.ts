import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { addUser, newUser, type Provider, patch, provider } from '#test/scim/scim-client.ts'

const server = await testApp()

const unitOf = async ({ list }: Provider, id: string) => (await list()).find((one) => one.id === id)?.unit

describe('a group with somebody whose account is switched off, as directories keep them', () => {
  test('takes in the others, and somebody switched on again is in the unit that named them last', async () => {
    const all = await provider(server)
    const { ask } = all
    const [anna, bo, cia] = [await addUser(all, 'anna'), await addUser(all, 'bo'), await addUser(all, 'cia')]
    const { body } = await ask('POST', '/Groups', { displayName: 'Lager', members: [{ value: bo }] })
    const at = `/Groups/${body.id}`
    const members = async () => (await ask('GET', at)).body.members?.map(({ value }) => value)
    await ask('PATCH', `/Users/${bo}`, patch({ op: 'Replace', path: 'active', value: 'False' }))
    const everybody = [anna, bo].map((value) => ({ value }))
    const add = patch({ op: 'Add', path: 'members', value: everybody })
    expect((await ask('PATCH', at, add)).status).toBe(204)
    expect(await members()).toEqual([anna])
    const put = { displayName: 'Lager', members: [{ value: bo }, { value: cia }] }
    expect(await ask('PUT', at, put)).toMatchObject({ status: 200, body: { members: [{ value: cia }] } })
    const made = await ask('POST', '/Groups', { displayName: 'Kontor', members: everybody })
    expect(made).toMatchObject({ status: 201, body: { members: [{ value: anna }] } })
    await ask('PATCH', `/Users/${bo}`, patch({ op: 'Replace', path: 'active', value: 'True' }))
    expect(await members()).toEqual([cia])
    expect(await unitOf(all, bo)).toBe('Kontor')
    const unknown = patch({ op: 'Add', path: 'members', value: [{ value: body.id }] })
    expect((await ask('PATCH', at, unknown)).status).toBe(400)
  })
})

/** Bo of the group Lager is deactivated; there is also a group Kontor. */
async function switchedOff() {
  const all = await provider(server)
  const { ask } = all
  const bo = await addUser(all, 'bo')
  const member = [{ value: bo }]
  const [lager, kontor] = [
    (await ask('POST', '/Groups', { displayName: 'Lager', members: member })).body.id,
    (await ask('POST', '/Groups', { displayName: 'Kontor' })).body.id,
  ]
  // Only one move can be noted at the same moment.
  server.time.now = new Date(server.time.now.getTime() + 1000)
  const turn = (value: boolean) =>
    ask('PATCH', `/Users/${bo}`, patch({ op: 'replace', path: 'active', value }))
  await turn(false)
  const group = async (op: 'add' | 'remove', id: string) =>
    expect((await ask('PATCH', `/Groups/${id}`, patch({ op, path: 'members', value: member }))).status).toBe(
      204,
    )
  const put = (id: string, displayName: string, members: readonly object[]) =>
    ask('PUT', `/Groups/${id}`, { displayName, members })
  const back = async () => {
    expect((await turn(true)).status).toBe(200)
    return unitOf(all, bo)
  }
  return { ...all, bo, member, lager, kontor, group, put, back }
}

describe('somebody whose group is changed while their account is switched off is switched on again', () => {
  test('in the new unit, whichever group the directory has told first', async () => {
    const first = await switchedOff()
    await first.group('add', first.kontor)
    await first.group('remove', first.lager)
    expect(await first.back()).toBe('Kontor')

    const second = await switchedOff()
    await second.group('remove', second.lager)
    await second.group('add', second.kontor)
    expect(await second.back()).toBe('Kontor')
  })

  test('in the new unit where groups are put whole', async () => {
    const { lager, kontor, member, put, back } = await switchedOff()
    expect((await put(lager, 'Lager', [])).status).toBe(200)
    expect((await put(kontor, 'Kontor', member)).body.members).toEqual([])
    expect(await back()).toBe('Kontor')
  })

  test('outside all groups where they were only taken out, so that the next one can have them', async () => {
    const { group, lager, kontor, back, bo, list } = await switchedOff()
    await group('remove', lager)
    expect(await back()).toBe('Exempelbolaget')
    await group('add', kontor)
    expect((await list()).find(({ id }) => id === bo)?.unit).toBe('Kontor')
  })

  test('where they were, when nothing was said of them', async () => {
    const { put, lager, kontor, group, member, back } = await switchedOff()
    await group('remove', kontor)
    await put(lager, 'Lagret', member)
    expect(await back()).toBe('Lagret')
  })

  test('in the unit above, when theirs was deleted', async () => {
    const { ask, lager, place, back } = await switchedOff()
    const [{ id: above } = { id: '' }] = await asSuperuser<{ id: string }>(
      server.database,
      `insert into unit (organisation_id, id, external_id, name, parent_id)
       select $1, gen_random_uuid(), 'drift', 'Drift', id from unit where organisation_id = $1 and parent_id is null
       returning id`,
      [place.organisationId],
    )
    await asSuperuser(server.database, 'update unit set parent_id = $2 where id = $1', [lager, above])
    expect((await ask('DELETE', `/Groups/${lager}`)).status).toBe(204)
    expect(await back()).toBe('Drift')
  })

  test('and the move is noted, as any other', async () => {
    const { group, kontor, back, bo, place } = await switchedOff()
    await group('add', kontor)
    await back()
    const moves = await asSuperuser(
      server.database,
      `select u.name from member_move m join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
       where m.organisation_id = $1 and m.member_id = $2 and u.name = 'Lager'`,
      [place.organisationId, bo],
    )
    expect(moves).toHaveLength(1)
  })
})

describe('what a directory changes of somebody while their account is switched off', () => {
  const email = (value: string) => ({ op: 'Replace', path: 'emails[type eq "work"].value', value })
  const user = ({ ask }: Provider, id: string) => ask('GET', `/Users/${id}`)

  test('is read back, and applies when they are switched on again, the address after its waiting time', async () => {
    const all = await provider(server)
    const { ask, list, place } = all
    const id = await addUser(all, 'kim')
    const send = (...operations: readonly object[]) => ask('PATCH', `/Users/${id}`, patch(...operations))
    await send({ op: 'Replace', path: 'active', value: 'False' })
    const named = await send(
      { op: 'Replace', path: 'displayName', value: 'Kim Alm' },
      { op: 'Replace', path: 'userName', value: 'kim.alm@bolaget.example' },
      { op: 'Replace', path: 'preferredLanguage', value: 'en-GB' },
    )
    const written = { displayName: 'Kim Alm', userName: 'kim.alm@bolaget.example', active: false }
    expect(named).toMatchObject({ status: 200, body: { ...written, preferredLanguage: 'en' } })
    await send(email('Kim.Alm@bolaget.example'))
    const shown = { ...written, emails: [{ value: 'kim.alm@bolaget.example' }] }
    expect((await user(all, id)).body).toMatchObject(shown)
    const found = await ask(
      'GET',
      `/Users?filter=${encodeURIComponent('emails.value eq "kim.alm@bolaget.example"')}`,
    )
    expect(found.body.Resources).toMatchObject([{ id }])
    expect((await list()).find((one) => one.id === id)).toMatchObject({ name: 'kim Ek', here: false })

    expect(await send({ op: 'Replace', path: 'active', value: 'True' })).toMatchObject({
      status: 200,
      body: { ...shown, active: true, preferredLanguage: 'en' },
    })
    // As for anybody on the list, a new address waits.
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      email: 'kim@bolaget.example',
      name: 'Kim Alm',
      here: true,
    })
    const asked = await asSuperuser(
      server.database,
      'select new_email from identity_change where organisation_id = $1 and member_id = $2',
      [place.organisationId, id],
    )
    expect(asked).toMatchObject([{ new_email: 'kim.alm@bolaget.example' }])
  })

  test('is kept of a name alone, and the latest of two', async () => {
    const all = await provider(server)
    const { ask, list } = all
    const id = await addUser(all, 'lo')
    const body = { ...newUser('lo'), active: false }
    await ask('PUT', `/Users/${id}`, body)
    await ask('PUT', `/Users/${id}`, { ...body, displayName: 'Lo Berg' })
    await ask('PUT', `/Users/${id}`, { ...body, displayName: 'Lo Dahl' })
    await ask('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: true } }))
    expect((await list()).find((one) => one.id === id)).toMatchObject({ name: 'Lo Dahl', here: true })
  })
})
