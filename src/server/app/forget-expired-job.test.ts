import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeOrganisation } from '#test/factories/people.ts'
import { forgetExpired } from './forget-expired-job.ts'

const server = await testApp()
const day = 24 * 60 * 60 * 1000

test('a file that was read in and never applied is forgotten after a month, its history stays', async () => {
  const { organisationId } = await makeOrganisation(server)
  const now = server.time.now.getTime()
  const read = async (state: string, age: number) => {
    const id = randomUUID()
    await asSuperuser(
      server.database,
      `insert into member_import (organisation_id, id, file_name, content, created_by, state, created_at)
       values ($1, $2, 'people.csv', '\\x01', 'hr', $3, $4)`,
      [organisationId, id, state, new Date(now - age * day)],
    )
    return id
  }
  const [old, young, atWork] = [
    await read('planned', 31),
    await read('planned', 29),
    await read('applying', 31),
  ]
  const whole = async () =>
    (await asSuperuser(server.database, 'select from member_import where content is not null')).length
  await forgetExpired({ ...server.deps, config: { ...server.deps.config, demo: true } })
  expect(await whole(), 'while a demo is being made').toBe(3)
  await forgetExpired(server.deps)
  // A second run changes nothing.
  await forgetExpired(server.deps)
  const rows = await asSuperuser<{ id: string; kept: boolean }>(
    server.database,
    'select id, content is not null as kept from member_import',
  )
  expect(new Map(rows.map(({ id, kept }) => [id, kept]))).toEqual(
    new Map([
      [old, false],
      [young, true],
      [atWork, true],
    ]),
  )
})
