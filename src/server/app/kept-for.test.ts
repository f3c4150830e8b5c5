import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { keptRounds } from '@andrum/release/constants.ts'
import { expect, test } from 'vitest'
import { keptForDays } from '#core/retention/kept-for.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeOrganisation } from '#test/factories/people.ts'
import { forgetExpired } from './forget-expired-job.ts'

const server = await testApp()

const tableOf = (text: string, row: RegExp) => [...text.matchAll(row)].map(([, days]) => Number(days))

test.each([
  ['content/sv/privacy.md', /^\| .* \| (\d+) dagar \|$/gm],
  ['content/en/privacy.md', /^\| .* \| (\d+) days \|$/gm],
  ['docs/domain/retention.md', /^\| `\w+` \| (\d+) \|$/gm],
])('%s publishes the times that the job keeps', (file, row) => {
  expect(tableOf(readFileSync(file, 'utf8'), row)).toEqual(Object.values(keptForDays))
})

test('as many rounds are published as a release looks back on', () => {
  expect(readFileSync('content/sv/privacy.md', 'utf8')).toContain(`de ${keptRounds} senast publicerade`)
  expect(readFileSync('content/en/privacy.md', 'utf8')).toContain(`the ${keptRounds} surveys published last`)
})

/** Rounds of a new organisation, released a month apart, with one participant in each. @returns their ids, oldest first */
async function released(amount: number): Promise<string[]> {
  const { organisationId, unitId } = await makeOrganisation(server)
  const rounds = Array.from({ length: amount }, () => randomUUID())
  for (const [month, round] of rounds.entries()) {
    const at = new Date(Date.UTC(2024, month, 1))
    await asSuperuser(
      server.database,
      `insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group, state, opened_at,
         closes_at, released_at, invited, frozen_at)
       values ($1, $2, 'Mätningen', 'stressprofil', '1.0', $3, 8, 'released', $4::timestamptz - interval '9 days', $4, $4, 9, $4)`,
      [organisationId, round, unitId, at],
    )
    await asSuperuser(server.database, `insert into snapshot values ($1, $2, $3, 'one')`, [
      organisationId,
      round,
      at,
    ])
    await tookPart(organisationId, round)
  }
  return rounds
}

async function tookPart(organisationId: string, round: string): Promise<void> {
  const values = [organisationId, round]
  await asSuperuser(server.database, `insert into vault.participation values ($1, $2, sha256('p'))`, values)
  for (const run of ['scores', 'causes'])
    await asSuperuser(
      server.database,
      `insert into vault.block_member values ($1, $2, $3, 'block', sha256('p'))`,
      [...values, run],
    )
}

const marked = async (table: 'participation' | 'block_member', rounds: readonly string[]) => {
  const rows = await asSuperuser<{ round_id: string }>(
    server.database,
    `select distinct round_id from vault.${table} where round_id = any($1::uuid[])`,
    [rounds],
  )
  const left = new Set(rows.map(({ round_id }) => round_id))
  return rounds.filter((round) => left.has(round))
}

test('who took part is forgotten once no release looks back on the round, and not before, in each organisation', async () => {
  const [many, few] = [await released(keptRounds + 3), await released(keptRounds)]
  await forgetExpired(server.deps)
  // A second run changes nothing.
  await forgetExpired(server.deps)
  for (const table of ['participation', 'block_member'] as const) {
    expect(await marked(table, many)).toEqual(many.slice(3))
    expect(await marked(table, few)).toEqual(few)
  }
})

test('who takes part in a round that is not released yet stays, however many were released since', async () => {
  const rounds = await released(keptRounds + 1)
  const [first = ''] = rounds
  // As for a round that is still open beside the others: without a snapshot.
  await asSuperuser(server.database, 'delete from snapshot where round_id = $1', [first])
  await forgetExpired(server.deps)
  expect(await marked('participation', rounds)).toEqual(rounds)
})
