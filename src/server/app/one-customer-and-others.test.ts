import { expect, onTestFinished, test } from 'vitest'
import { statementsDuring } from '#test/app/statements-during.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { newUser, type Provider, patch, provider } from '#test/scim/scim-client.ts'

const server = await testApp()

/** Milliseconds. A request waits two seconds for a lock; the rest is for a busy machine. */
const soon = 10_000

/** Locks the list of an organisation for as long as the test lasts. */
async function holdList(organisationId: string): Promise<void> {
  const client = await server.database.superuser.connect()
  await client.query('begin')
  await client.query("select pg_advisory_xact_lock(hashtextextended('members ' || $1::text, 0))", [
    organisationId,
  ])
  onTestFinished(async () => {
    await client.query('rollback')
    client.release()
  })
}

/** Inserts people at the top of an organisation by SQL, without a request each. */
async function putPeople({ place }: Provider, people: number): Promise<string[]> {
  const rows = await asSuperuser<{ id: string }>(
    server.database,
    `insert into member (organisation_id, id, email, name, unit_id)
     select $1::uuid, gen_random_uuid(), n || '@' || $1::uuid || '.example', 'Person ' || n, $2::uuid
     from generate_series(1, $3::int) n returning id`,
    [place.organisationId, place.unitId, people],
  )
  return rows.map(({ id }) => id)
}

const membersOf = (ids: readonly string[]) => ids.map((value) => ({ value }))

test('a group of thousands takes as many statements as one of three, however it is sent', {
  timeout: 180_000,
}, async () => {
  const counted = async (people: number) => {
    const all = await provider(server)
    const { ask } = all
    const ids = await putPeople(all, people)
    const [half, rest] = [ids.slice(0, people / 3), ids.slice(people / 3)]
    const counts: number[] = []
    const count = async (method: string, path: string, body: object) => {
      let answer: Awaited<ReturnType<typeof ask>> | undefined
      const statements = await statementsDuring(
        server,
        async () => {
          answer = await ask(method, path, body)
        },
        'app',
      )
      expect(answer?.status, JSON.stringify(answer?.body ?? '').slice(0, 300)).toBeLessThan(300)
      counts.push(statements.length)
      return answer?.body?.id ?? ''
    }
    const id = await count('POST', '/Groups', { displayName: 'Lager', members: membersOf(half) })
    const add = patch({ op: 'Add', path: 'members', value: membersOf(rest) })
    await count('PATCH', `/Groups/${id}`, add)
    expect((await ask('GET', `/Groups/${id}`)).body.members).toHaveLength(people)
    await count('PATCH', `/Groups/${id}`, patch({ op: 'Remove', path: 'members', value: membersOf(half) }))
    await count('PUT', `/Groups/${id}`, { displayName: 'Lager', members: membersOf(ids) })
    expect((await ask('GET', `/Groups/${id}`)).body.members).toHaveLength(people)
    return counts
  }
  const [few, many] = [await counted(3), await counted(1500)]
  expect(many).toEqual(few)
})

test('somebody unknown among many is named, and nobody is moved', async () => {
  const all = await provider(server)
  const ids = await putPeople(all, 20)
  const { id } = (await all.ask('POST', '/Groups', { displayName: 'Lager' })).body
  const add = patch({ op: 'Add', path: 'members', value: membersOf([...ids, 'no-id']) })
  expect(await all.ask('PATCH', `/Groups/${id}`, add)).toMatchObject({
    status: 400,
    body: { detail: 'There is no user no-id.' },
  })
  expect((await all.ask('GET', `/Groups/${id}`)).body.members).toEqual([])
})

test('a list that is being changed is said to be, in the way of each, and when to come back', async () => {
  const all = await provider(server)
  const owner = await signedIn(server, { email: all.owner.email })
  const params = { organisationId: all.place.organisationId }
  await holdList(params.organisationId)
  const begun = performance.now()
  const [user, group, role] = await Promise.all([
    all.key.send({
      method: 'POST',
      url: '/scim/v2/Users',
      payload: JSON.stringify(newUser('anna')),
      headers: { 'content-type': 'application/scim+json' },
    }),
    all.key.send({
      method: 'POST',
      url: '/scim/v2/Groups',
      payload: '{"displayName":"Lager"}',
      headers: { 'content-type': 'application/scim+json' },
    }),
    owner.call('leaveOrganisation', { params }),
  ])
  expect(performance.now() - begun).toBeLessThan(soon)
  for (const answer of [user, group]) {
    expect(answer).toMatchObject({
      status: 503,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '503' },
    })
  }
  expect(role.status === 503 || role.status < 500).toBe(true)
  for (const { headers, status } of [user, group, role])
    if (status === 503) expect(headers['retry-after']).toBe('2')
  // A wait is not an error, and the operator has nothing to do.
  expect(server.takeErrors()).toEqual([])
})

test('thirty requests of one customer that wait for a lock keep nobody else from their connection', async () => {
  const all = await provider(server)
  const other = await provider(server)
  const person = await makeMember(server, { in: other.place })
  const browser = await signedIn(server, { email: person.email })
  await holdList(all.place.organisationId)
  const waiting = Array.from({ length: 30 }, (_, n) => all.ask('POST', '/Users', newUser(`p${n}`)))
  await new Promise((done) => setTimeout(done, 300))
  const begun = performance.now()
  for (let n = 0; n < 5; n++) {
    expect((await browser.call('readMe')).status).toBe(200)
    expect((await other.ask('POST', '/Users', newUser(`o${n}`))).status).toBe(201)
  }
  expect(server.deps.pools.app.pool.waitingCount).toBe(0)
  // All thirty are still waiting or have been refused: other requests did not wait for them.
  expect(performance.now() - begun).toBeLessThan(soon)
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([503]))
  expect(server.takeErrors()).toEqual([])
})
