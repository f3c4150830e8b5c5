import { describe, expect, test } from 'vitest'
import { applyDueIdentityChanges } from '#server/people/identity-changes/identity-changes.ts'
import { testApp } from '#test/app/test-app.ts'
import { addUser, newUser, type Provider, patch, provider } from '#test/scim/scim-client.ts'

const server = await testApp()
const week = 7 * 24 * 60 * 60 * 1000

const addressOf = async ({ ask }: Provider, id: string) =>
  (await ask('GET', `/Users/${id}`)).body.emails?.map(({ value }) => value)

/** A person with a userName and without `emails`. */
async function addByUserName({ ask }: Provider, name: string) {
  const { emails: _, ...user } = newUser(name)
  const made = await ask('POST', '/Users', user)
  expect(made.status).toBe(201)
  return { id: made.body.id, user }
}

/** `cases/scim-address-from-username` */
describe('the address of somebody whom only a userName is known of', () => {
  const berg = 'anna.berg@bolaget.example'
  test.each([
    ['a PATCH with a path', 'PATCH', patch({ op: 'Replace', path: 'userName', value: berg })],
    ['a PATCH without', 'PATCH', patch({ op: 'replace', value: { userName: berg } })],
    ['a PUT', 'PUT', { userName: berg, displayName: 'Anna Ek' }],
  ])('follows it in %s, is told to the person, and holds after a week', async (_, method, body) => {
    const all = await provider(server)
    const { id } = await addByUserName(all, 'anna')
    await server.runJobs()
    server.mail.received.length = 0
    const answer = await all.ask(method, `/Users/${id}`, body)
    expect(answer).toMatchObject({ status: 200, body: { userName: berg, emails: [{ value: berg }] } })
    await server.runJobs()
    expect(server.mail.received.map(({ recipients }) => recipients[0]).sort()).toEqual(
      [berg, 'anna@bolaget.example'].sort(),
    )
    expect((await all.list()).find((one) => one.id === id)?.email).toBe('anna@bolaget.example')
    server.time.now = new Date(server.time.now.getTime() + week + 1)
    await applyDueIdentityChanges(server.deps)
    expect((await all.list()).find((one) => one.id === id)?.email).toBe(berg)
    // And again, from the address that followed.
    const next = patch({ op: 'replace', path: 'userName', value: 'anna.holm@bolaget.example' })
    await all.ask('PATCH', `/Users/${id}`, next)
    expect(await addressOf(all, id)).toEqual(['anna.holm@bolaget.example'])
  })

  test('stays where it was put once emails were sent, in whatever way', async () => {
    for (const said of [
      patch({ op: 'add', path: 'emails[type eq "work"].value', value: 'anna.ek@bolaget.example' }),
      patch({ op: 'replace', value: { emails: [{ type: 'work', value: 'anna.ek@bolaget.example' }] } }),
      // The same address as the userName.
      patch({ op: 'add', path: 'emails', value: [{ value: 'anna@bolaget.example', primary: true }] }),
    ]) {
      const all = await provider(server)
      const { id } = await addByUserName(all, 'anna')
      await all.ask('PATCH', `/Users/${id}`, said)
      const before = await addressOf(all, id)
      const rename = patch({ op: 'replace', path: 'userName', value: berg })
      expect((await all.ask('PATCH', `/Users/${id}`, rename)).body.userName).toBe(berg)
      expect(await addressOf(all, id)).toEqual(before)
    }
    const all = await provider(server)
    const id = await addUser(all, 'anna')
    await all.ask('PUT', `/Users/${id}`, { userName: berg, displayName: 'Anna Ek' })
    expect(await addressOf(all, id)).toEqual(['anna@bolaget.example'])
  })

  test('is the one of emails where both come at once', async () => {
    const all = await provider(server)
    const { id } = await addByUserName(all, 'anna')
    const both = patch(
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'a.ek@bolaget.example' },
      { op: 'replace', path: 'userName', value: berg },
    )
    await all.ask('PATCH', `/Users/${id}`, both)
    expect(await addressOf(all, id)).toEqual(['a.ek@bolaget.example'])
  })

  test('stays while the userName becomes one that is no address', async () => {
    const all = await provider(server)
    const { id } = await addByUserName(all, 'anna')
    await all.ask('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'userName', value: 'aek' }))
    expect(await addressOf(all, id)).toEqual(['anna@bolaget.example'])
  })

  test('comes with the userName of somebody who had none', async () => {
    const all = await provider(server)
    const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
    const user = { userName: 'kim', displayName: 'Kim Ek', [enterprise]: { employeeNumber: '17' } }
    const { id } = (await all.ask('POST', '/Users', user)).body
    expect(await addressOf(all, id)).toBeUndefined()
    await all.ask('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'userName', value: berg }))
    expect(await addressOf(all, id)).toEqual([berg])
  })

  test('is refused where somebody else has it, and counts towards the limits of changed addresses', async () => {
    const all = await provider(server)
    const { id } = await addByUserName(all, 'anna')
    await addUser(all, 'bo')
    const taken = patch({ op: 'replace', path: 'userName', value: 'bo@bolaget.example' })
    expect((await all.ask('PATCH', `/Users/${id}`, taken)).status).toBe(409)
    const answers: number[] = []
    for (let n = 0; n < 4; n++) {
      const one = await addByUserName(all, `p${n}`)
      const next = patch({ op: 'replace', path: 'userName', value: `q${n}@bolaget.example` })
      answers.push((await all.ask('PATCH', `/Users/${one.id}`, next)).status)
    }
    expect(answers).toContain(409)
  })
})

/** `cases/scim-home-address-as-work` */
describe('of several addresses', () => {
  const home = { value: 'anna@hemma.example', type: 'home' }
  const work = { value: 'anna@arbetet.example', type: 'work' }
  const primary = { primary: true }
  test.each([
    ['a primary one at home and one at work', [{ ...home, ...primary }, work]],
    ['the same, the other way round', [work, { ...home, ...primary }]],
    [
      'with types in capitals',
      [
        { ...home, type: 'Home', ...primary },
        { ...work, type: 'WORK' },
      ],
    ],
    ['a text that says primary', [{ ...home, primary: 'True' }, work]],
    ['another kind that is primary', [{ ...home, type: 'other', ...primary }, work]],
    [
      'two at work, the primary one',
      [
        { ...work, value: 'a@arbetet.example' },
        { ...work, ...primary },
      ],
    ],
    [
      'one at home that is primary, and one that says nothing',
      [{ ...home, ...primary }, { value: work.value }],
    ],
    ['one at work without a value and one that says nothing', [{ type: 'work' }, { value: work.value }]],
  ])('%s: the one at work is taken', async (_, emails) => {
    const all = await provider(server)
    const made = await all.ask('POST', '/Users', { ...newUser('anna'), emails })
    expect(made).toMatchObject({ status: 201, body: { emails: [{ value: work.value, type: 'work' }] } })
    // A PUT of the whole resource gives the same result.
    const put = await all.ask('PUT', `/Users/${made.body.id}`, { ...newUser('anna'), emails })
    expect(put.body.emails).toEqual(made.body.emails)
  })

  test('one at home alone is better than none', async () => {
    const all = await provider(server)
    const made = await all.ask('POST', '/Users', { ...newUser('anna'), emails: [home] })
    expect(made).toMatchObject({ status: 201, body: { emails: [{ value: home.value }] } })
  })

  test.each([
    ['emails[type eq "home"].value', home.value],
    ['emails[type eq "home" and primary eq true].value', home.value],
    ['emails[type eq "HOME"]', home],
    ['emails[type ne "work"].value', home.value],
    ['emails[type eq "other"].value', home.value],
  ])('what is said of %s changes nothing', async (path, value) => {
    const all = await provider(server)
    const id = await addUser(all, 'anna')
    for (const op of ['add', 'replace'])
      expect((await all.ask('PATCH', `/Users/${id}`, patch({ op, path, value }))).status).toBe(200)
    expect(await addressOf(all, id)).toEqual(['anna@bolaget.example'])
  })

  test('one at home that is added beside takes nobody’s place', async () => {
    const all = await provider(server)
    const id = await addUser(all, 'anna')
    for (const operation of [
      { op: 'add', path: 'emails', value: [{ ...home, ...primary }] },
      { op: 'Add', path: 'emails', value: { ...home, ...primary } },
      { op: 'add', value: { emails: [home] } },
    ])
      await all.ask('PATCH', `/Users/${id}`, patch(operation))
    expect(await addressOf(all, id)).toEqual(['anna@bolaget.example'])
  })

  test.each([
    ['emails[type eq "work"].value', work.value],
    ['emails[type eq "work"]', work],
    ['emails[primary eq true].value', work.value],
    ['emails', [{ ...home, ...primary }, work]],
    ['emails.value', work.value],
  ])('%s names the one at work', async (path, value) => {
    const all = await provider(server)
    const id = await addUser(all, 'anna')
    await all.ask('PATCH', `/Users/${id}`, patch({ op: 'replace', path, value }))
    expect(await addressOf(all, id)).toEqual([work.value])
  })
})
