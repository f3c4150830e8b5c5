import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { addUser, newUser, patch, provider } from '#test/scim/scim-client.ts'

const server = await testApp()

const day = 24 * 60 * 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}

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
    // Deactivating counts the same; additions to the list go on meanwhile.
    const off = patch({ op: 'Replace', path: 'active', value: false })
    expect((await ask('PATCH', `/Users/${ids[8]}`, off)).status).toBe(409)
    expect((await ask('POST', '/Users', newUser('new'))).status).toBe(201)
    // After four weeks the limit starts afresh.
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
    // A repeated request, as programs send it, is the same change.
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
