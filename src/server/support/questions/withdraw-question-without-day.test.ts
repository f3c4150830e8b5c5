import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeOrganisation } from '#test/factories/people.ts'

const server = await testApp()

test('a process of the version before withdraws a question without a day, and that means today in Stockholm', async () => {
  const { organisationId } = await makeOrganisation(server)
  const send = async (sentOn: string) => {
    const secretHash = createHash('sha256').update(randomBytes(32)).digest()
    await asSuperuser(
      server.database,
      `insert into anonymous_question (organisation_id, id, secret_hash, sent_on, sealed, wrapped_key, master_key)
       values ($1, $2, $3, ${sentOn}, 'x', 'x', 'x')`,
      [organisationId, randomUUID(), secretHash],
    )
    return secretHash
  }
  const today = "(now() at time zone 'Europe/Stockholm')::date"
  const read = await send(`${today} - 3`)
  const unread = await send(today)
  for (const secretHash of [read, unread])
    await asSuperuser(server.database, 'select withdraw_question($1, $2)', [organisationId, secretHash])
  // The question that representatives may have read stays until the day is over; the other is deleted at once.
  expect(
    await asSuperuser(
      server.database,
      `select secret_hash, withdrawn_on = ${today} as today from anonymous_question where organisation_id = $1`,
      [organisationId],
    ),
  ).toEqual([{ secret_hash: read, today: true }])
})
