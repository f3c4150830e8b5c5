import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listRefusedKinds, refuseMail } from '#server/platform/mail/mail-refusal-repository.ts'
import { testDatabase } from '#test/database/database.ts'
import { readAsHr, readAsPerson } from './read-as.ts'
import { asPerson } from './transaction.ts'

const { pools } = await testDatabase()
const personId = randomUUID()
const readOnly = { code: '25006' }

test('somebody who reads changes nothing, not even through a function that may', async () => {
  const addressHash = randomBytes(32)
  const refusal = { addressHash, kind: 'plan-reminder', at: new Date() } as const
  await expect(readAsPerson({ pools }, personId, (tx) => refuseMail(tx, refusal))).rejects.toMatchObject(
    readOnly,
  )
  await asPerson(pools.app, { personId }, (tx) => refuseMail(tx, refusal))
  expect(await readAsPerson({ pools }, personId, (tx) => listRefusedKinds(tx, addressHash))).toEqual([
    refusal.kind,
  ])
})

test('reading as HR changes nothing either', async () => {
  const who = { organisationId: randomUUID(), personId }
  const write = readAsHr({ pools }, who, (tx, id) =>
    tx.updateTable('round').set({ name: 'Other' }).where('organisationId', '=', id).execute(),
  )
  await expect(write).rejects.toMatchObject(readOnly)
})
