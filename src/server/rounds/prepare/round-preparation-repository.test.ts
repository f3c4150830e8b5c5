import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import { testDatabase } from '#test/database/database.ts'
import { organise } from '#test/factories/open-round.ts'
import { insertPreparation, removePreparation } from './round-preparation-repository.ts'

const database = await testDatabase()

test.each([2_000, 2_800, 40_000])(
  'the same wish of %i characters, sent again while it is under way, is one preparation',
  async (length) => {
    const { organisationId } = await organise(database, [{ name: 'Bolaget', members: 1 }])
    // Random, so that the database cannot compress it.
    const asked = { name: 'Våren', questions: randomBytes(length).toString('base64').slice(0, length) }
    const given = { askedBy: randomUUID(), invited: 6000, askedAt: new Date('2026-03-02T09:00:00Z') }
    const insert = (wish: object) =>
      asHr(database.pools.app, { organisationId, personId: null }, (tx) =>
        insertPreparation(tx, organisationId, { ...given, id: randomUUID(), asked: wish }),
      )
    const first = await insert(asked)
    expect(first.isNew).toBe(true)
    expect(await insert(asked)).toEqual({ id: first.id, isNew: false })
    expect((await insert({ ...asked, name: 'Hösten' })).isNew).toBe(true)
  },
)

test('a wish whose preparation ends while it is sent again is a new one', async () => {
  const { organisationId } = await organise(database, [{ name: 'Bolaget', members: 1 }])
  const given = { askedBy: randomUUID(), invited: 6000, askedAt: new Date('2026-03-02T09:00:00Z'), asked: {} }
  const inOrganisation = <Done>(work: (tx: HrTransaction) => Promise<Done>) =>
    asHr(database.pools.app, { organisationId, personId: null }, work)
  const first = await inOrganisation((tx) =>
    insertPreparation(tx, organisationId, { ...given, id: randomUUID() }),
  )
  let ended = false
  const id = randomUUID()
  const second = await inOrganisation((tx) => {
    // After the first statement, which finds the preparation.
    const endsMeanwhile = tx.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!ended) await inOrganisation((other) => removePreparation(other, organisationId, first.id))
        ended = true
        return result
      },
    }) as HrTransaction
    return insertPreparation(endsMeanwhile, organisationId, { ...given, id })
  })
  expect(second).toEqual({ id, isNew: true })
})
