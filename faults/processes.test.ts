import { expect, it } from 'vitest'
import { isSession } from './processes.ts'

it('a session of any database is found among the processes of PostgreSQL, and nothing else is taken for one', () => {
  const processes = [
    'postgres: andrum_login andrum [local] idle in transaction',
    'postgres: postgres_jobs postgres [local] INSERT',
    'postgres: checkpointer ',
    'postgres: autovacuum launcher ',
  ]
  expect(processes.map(isSession)).toEqual([true, true, false, false])
})
