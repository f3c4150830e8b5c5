import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database/database.ts'
import { bytesParam } from './bytes-param.ts'

const { pools } = await testDatabase()

test.each([
  ['nothing', []],
  ['empty bytes and null', [Buffer.alloc(0), null]],
  [
    'bytes of any value and length',
    [randomBytes(1), Buffer.from([0, 255, 92, 34, 44, 123]), randomBytes(300_000)],
  ],
])('%s arrives in the database as it was', async (_name, values) => {
  const { rows } = await sql<{ value: Buffer | null }>`
    select value from unnest(${bytesParam(values)}::bytea[]) with ordinality as sent (value, place) order by place`.execute(
    pools.app.kysely,
  )
  expect(rows.map(({ value }) => value)).toEqual(values)
})
