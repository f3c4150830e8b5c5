import { afterAll, expect, it } from 'vitest'
import { asHr, asPerson } from '#server/platform/db/transaction.ts'
import { testDatabase } from '#test/database/database.ts'
import { listContactMessages, markMessage, storeContactMessage } from './contact-message-repository.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { app } = database.pools

const stranger = '00000000-0000-4000-8000-000000000001'
const message = {
  id: '00000000-0000-4000-8000-00000000000a',
  sealed: Buffer.from('sealed'),
  wrappedKey: Buffer.from('wrapped'),
  masterKey: 'one',
  wordsHash: Buffer.from('words'),
  language: 'sv',
  receivedAt: new Date('2026-03-02T09:00:00Z'),
} as const

it('somebody who writes puts a message in and reads none, not even their own', async () => {
  const keep = () => asPerson(app, { personId: null }, (tx) => storeContactMessage(tx, message))
  expect(await keep()).toBe('kept')
  expect(await keep()).toBe('same')
  for (const personId of [null, stranger]) {
    expect(await asPerson(app, { personId }, listContactMessages)).toEqual([])
  }
})

it('nobody puts a message in but through the gateway function, nor changes one', async () => {
  await expect(
    asPerson(app, { personId: stranger }, (tx) => tx.insertInto('contact_message').values(message).execute()),
  ).rejects.toThrow('permission denied')
  await expect(
    asPerson(app, { personId: stranger }, (tx) => tx.deleteFrom('contact_message').execute()),
  ).rejects.toThrow('permission denied')
  await expect(
    database.pools.jobs.kysely.updateTable('contact_message').set({ message: 'Något helt annat.' }).execute(),
  ).rejects.toThrow('permission denied')
})

it('somebody who is not staff marks none, through the gateway function or past it', async () => {
  const marked = (id: string) =>
    asPerson(app, { personId: stranger }, (tx) =>
      markMessage(tx, { id, state: 'done', at: new Date('2026-03-02T10:00:00Z') }),
    )
  expect(await marked(message.id)).toBe(await marked(stranger))
  expect(await marked(message.id)).toBe(false)
  const { rows } = await database.pools.jobs.pool.query('select state from contact_message where id = $1', [
    message.id,
  ])
  expect(rows).toEqual([{ state: 'new' }])
  await expect(
    asPerson(app, { personId: stranger }, (tx) =>
      tx.updateTable('contact_message').set({ state: 'done' }).execute(),
    ),
  ).rejects.toThrow('permission denied')
})

it('HR has no way to what was written to the provider', async () => {
  const who = { organisationId: stranger, personId: stranger }
  await expect(
    asHr(app, who, (tx) => tx.selectFrom('contact_message').selectAll().execute()),
  ).rejects.toThrow('permission denied')
})
