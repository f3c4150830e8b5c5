import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { shownEntries } from '#core/audit/entries.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asHr, asPerson, asRelease } from '#server/platform/db/transaction.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeOrganisation } from '#test/factories/people.ts'

const server = await testApp()
const minute = 60 * 1000

describe('nobody changes the log', () => {
  test('and jobs alone forget, after a year, who came in', async () => {
    const { organisationId } = await makeOrganisation(server)
    const put = (action: string, days: number) =>
      asSuperuser(
        server.database,
        'insert into audit_entry (organisation_id, action, at) values ($1, $2, $3)',
        [organisationId, action, new Date(server.time.now.getTime() - days * 24 * 60 * minute)],
      )
    const kinds = [...shownEntries.access, 'role-given', 'import-applied', 'identity-changed']
    for (const kind of kinds) for (const days of [364, 366]) await put(kind, days)
    const provided = ['sessions-ended', 'jobs-retried'] as const
    for (const kind of provided)
      for (const days of [364, 366])
        await asSuperuser(
          server.database,
          'insert into service_entry (person_id, action, at) values ($1, $2, $3)',
          [organisationId, kind, new Date(server.time.now.getTime() - days * 24 * 60 * minute)],
        )
    await forgetExpired(server.deps)
    expect(
      await asSuperuser(
        server.database,
        'select action, count(*)::int as n from service_entry where person_id = $1 group by action order by action',
        [organisationId],
      ),
    ).toEqual([
      { action: 'jobs-retried', n: 2 },
      { action: 'sessions-ended', n: 1 },
    ])
    const left = await asSuperuser<{ action: string; n: string }>(
      server.database,
      'select action, count(*) as n from audit_entry where organisation_id = $1 group by action',
      [organisationId],
    )
    const expected = kinds.map((kind) => [kind, shownEntries.access.some((one) => one === kind) ? '1' : '2'])
    expect(Object.fromEntries(left.map(({ action, n }) => [action, n]))).toEqual(Object.fromEntries(expected))
  })

  test('the function that forgets knows the kinds by itself: jobs cannot name others', () => {
    const text = readFileSync('migrations/functions/forget_access.sql', 'utf8')
    const named = [...text.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind)
    // The function names one kind twice: also for the provider's own log.
    expect([...new Set(named)].toSorted()).toEqual([...shownEntries.access].toSorted())
  })

  test.each([
    'update audit_entry set at = now()',
    'delete from audit_entry',
    'update service_entry set at = now()',
    'delete from service_entry',
  ])('by "%s"', async (statement) => {
    const { app, identity, jobs, release } = server.deps.pools
    const organisationId = randomUUID()
    const tries: (() => Promise<unknown>)[] = [
      () => asHr(app, { organisationId, personId: null }, (tx) => sql.raw(statement).execute(tx)),
      () => asPerson(app, { personId: organisationId }, (tx) => sql.raw(statement).execute(tx)),
      () => asIdentity(identity, (tx) => sql.raw(statement).execute(tx)),
      () => asRelease(release, { organisationId }, (tx) => sql.raw(statement).execute(tx)),
      () => jobs.pool.query(statement.replace(/(\w+_entry)/, 'public.$1')),
    ]
    for (const trying of tries) await expect(trying()).rejects.toThrow(/permission denied/)
  })
})
