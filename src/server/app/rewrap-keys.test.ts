import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { appointGuide } from '#server/guidance/appoint-guide.ts'
import { beginGuidance, readMyGuidance } from '#server/guidance/my-guidance.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { createLog } from '#server/platform/log.ts'
import { listOwnResults } from '#server/self/results/list-own-results.ts'
import { storeOwnResult } from '#server/self/results/store-own-result.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { rewrapKeys } from './rewrap-keys.ts'

const database = await testDatabase()
const deps = answeringDeps(database)
const authSecret = randomBytes(32).toString('hex')
const [older, newer] = [randomBytes(32), randomBytes(32)]
const before = { ...deps, keys: makeKeys({ authSecret, dataKey: older }) }
const during = { ...deps, keys: makeKeys({ authSecret, dataKey: newer, dataKeyOld: older }) }
const after = { ...deps, keys: makeKeys({ authSecret, dataKey: newer }) }

const store = (by: typeof deps, personId: string) =>
  storeOwnResult(by, personId, {
    key: randomUUID(),
    instrument: stressprofil.id,
    answers: sameAnswers(stressprofil, 3),
  })

test('a new master key takes over while people read and write; afterwards the old one is not needed', async () => {
  const people = Array.from({ length: 60 }, () => randomUUID())
  for (const person of people) await store(before, person)

  let under = true
  let requests = 0
  const traffic = (async () => {
    while (under) {
      for (const person of people.slice(0, 20)) {
        expect((await listOwnResults(during, person)).length).toBeGreaterThan(0)
        requests += 1
      }
      await store(during, people[requests % people.length] ?? '')
    }
  })()
  // Two workers at once, and a third run afterwards.
  await Promise.all([rewrapKeys(during), rewrapKeys(during)])
  await rewrapKeys(during)
  under = false
  await traffic
  expect(requests).toBeGreaterThan(0)

  const names = await asSuperuser<{ master_key: string }>(
    database,
    'select distinct master_key from person_key',
  )
  expect(names).toEqual([{ master_key: after.keys.currentMasterKey }])
  for (const person of people) expect((await listOwnResults(after, person)).length).toBeGreaterThan(0)
  expect(deps.warnings).toEqual([])
})

test('an instance that still has the old key first goes on reading, as long as it knows the new one', async () => {
  const person = randomUUID()
  await store(during, person)
  const notYet = { ...deps, keys: makeKeys({ authSecret, dataKey: older, dataKeyOld: newer }) }
  expect(await listOwnResults(notYet, person)).toHaveLength(1)
})

test('one key that nothing opens does not keep the others waiting, and is told of', async () => {
  const [lost, found] = [randomUUID(), randomUUID()]
  const stranger = makeKeys({ authSecret, dataKey: randomBytes(32) })
  await store({ ...deps, keys: stranger }, lost)
  await store(before, found)
  await rewrapKeys(during)
  expect(await listOwnResults(after, found)).toHaveLength(1)
  expect(deps.warnings).toEqual(['Keys could not be wrapped anew: keep DATA_KEY_OLD'])
})

test("an organisation's sealed secret opens after it as before", async () => {
  const organisationId = randomUUID()
  const key = before.keys.newPersonKey()
  const sealed = before.keys.seal(key, organisationId, Buffer.from('hemligt'))
  await asSuperuser(database, 'insert into organisation (id, name) values ($1, $2)', [
    organisationId,
    'Bolaget',
  ])
  await asSuperuser(
    database,
    `insert into single_sign_on (organisation_id, issuer, client_id, sealed_secret, wrapped_key, master_key, changed_at)
     values ($1, 'https://id.bolaget.example', 'andrum', $2, $3, $4, now())`,
    [organisationId, sealed, key.wrapped, key.masterKey],
  )
  await rewrapKeys(during)
  const [row] = await asSuperuser<{ wrapped_key: Buffer; master_key: string }>(
    database,
    'select wrapped_key, master_key from single_sign_on where organisation_id = $1',
    [organisationId],
  )
  const rewrapped = { wrapped: row?.wrapped_key ?? Buffer.alloc(0), masterKey: row?.master_key ?? '' }
  expect(after.keys.open(rewrapped, organisationId, sealed).toString()).toBe('hemligt')
})

test('the operator reads in the log how many keys were wrapped', async () => {
  await store(before, randomUUID())
  const lines: string[] = []
  await rewrapKeys({ ...during, log: createLog('info', (line) => void lines.push(line)) })
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told).toContainEqual(
    expect.objectContaining({ message: 'Keys were wrapped by the new DATA_KEY', amount: 1 }),
  )
})

test('who took part is known by the same name after either secret has been changed', async () => {
  const first = await holdHashKey(before)
  const name = (keys: typeof first) => keys.participantHash('an organisation', 'a member')
  const otherSecret = randomBytes(32).toString('hex')
  const both = makeKeys({ authSecret: otherSecret, dataKey: newer, dataKeyOld: older })
  expect(name(both)).not.toEqual(name(first))
  expect(name(await holdHashKey({ ...deps, keys: both }))).toEqual(name(first))

  const onlyNew = makeKeys({ authSecret: otherSecret, dataKey: newer })
  await expect(holdHashKey({ ...deps, keys: onlyNew })).rejects.toThrow('Set DATA_KEY as it was')
  await rewrapKeys({ ...deps, keys: both })
  expect(name(await holdHashKey({ ...deps, keys: onlyNew }))).toEqual(name(first))
})

test('two first starts at once keep one key', async () => {
  await asSuperuser(database, 'delete from vault.hash_key')
  const others = Array.from({ length: 4 }, () =>
    makeKeys({ authSecret: randomBytes(32).toString('hex'), dataKey: newer }),
  )
  const held = await Promise.all(others.map((keys) => holdHashKey({ ...deps, keys })))
  expect(new Set(held.map((keys) => keys.participantHash('o', 'm').toString('hex'))).size).toBe(1)
})

test('a database without a place for the key is said to be at another version, in a sentence', async () => {
  await asSuperuser(database, 'alter table vault.hash_key rename to hash_key_away')
  try {
    const held = holdHashKey(after)
    await expect(held).rejects.toThrow('This database is not at this version')
    await expect(held).rejects.toMatchObject({ name: 'StartError' })
  } finally {
    await asSuperuser(database, 'alter table vault.hash_key_away rename to hash_key')
  }
})

test('a guidance is wrapped anew too, and opens with the new key alone', async () => {
  const [email, language] = ['maria@example.com', 'sv'] as const
  const guideId = await ensurePerson(deps, { email, language, staff: true })
  const personId = await ensurePerson(deps, { email: 'samira@example.com', language })
  await appointGuide(deps, { email, name: 'Maria Ek', licenceNumber: '123456', caseload: 60 })
  await beginGuidance(before, personId, { guideId, name: 'Samira', terms: guidanceTerms })
  expect((await readMyGuidance(after, personId)).guidance?.name).toBeNull()
  await rewrapKeys(during)
  expect((await readMyGuidance(after, personId)).guidance?.name).toBe('Samira')
})
