import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { day, openAtOnce } from '#test/organisation/open-round.ts'
import { type Founded, found, importFile } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { releaseRound } from './release-round.ts'

const server = await testApp()
const { deps, database } = server

const addressOf = ({ organisationId }: Founded, who: string) =>
  `${who}@${organisationId}.example`.toLowerCase()

const groups = ['A', 'B', 'C', 'D', 'E', 'F']
/** These units have a branch of their own, so that no group that must be pooled is pooled with them. */
const branch = ['D', 'F']

/** Groups of equal size; one person in each never answers. */
async function organised(): Promise<Founded> {
  const where = await found(database)
  const lines = groups.flatMap((unit) =>
    Array.from(
      { length: 13 },
      (_, n) => `${unit};;;${addressOf(where, `${unit}${n}`)};Namn ${unit}${n};${unit}${n}`,
    ),
  )
  const above = (unit: string) => (branch.includes(unit) ? 'gren' : 'top')
  const units = groups.map((unit) => `${unit};${unit};${above(unit)};`)
  await readIn(deps, where, importFile('gren;Gren;top;', ...units, ...lines))
  return where
}

const byAddress = 'organisation_id = $1 and email = $2'

/** Changes the table directly: other rules limit what a file may change. */
const change = (where: Founded, who: string, set: string) =>
  asSuperuser(database, `update member set ${set} where ${byAddress}`, [
    where.organisationId,
    addressOf(where, who),
  ])

/** The person leaves, and comes back in a new seat with another address and number. */
async function comeBack(where: Founded, who: string): Promise<void> {
  await asSuperuser(
    database,
    `insert into member (organisation_id, id, email, name, unit_id, external_id)
     select organisation_id, gen_random_uuid(), 'ny-' || email, name, unit_id, 'ny-' || external_id from member where ${byAddress}`,
    [where.organisationId, addressOf(where, who)],
  )
  await change(where, who, 'left_at = now()')
}

/** A round four weeks later. Everybody answers but the named people and one of each group. @returns the units with a figure */
async function held(where: Founded, silent: readonly string[] = []): Promise<string[]> {
  const { organisationId } = where
  const closesAt = new Date(server.time.now.getTime() + 14 * day)
  const asked = { organisationId, personId: where.hr, name: 'Mätning', instrument: stressprofil.id, closesAt }
  const { id: roundId } = await openAtOnce(deps, asked)
  const invited = await asSuperuser<{ id: string; name: string }>(
    database,
    'select m.id, m.name from invitation i join member m on m.id = i.member_id where i.round_id = $1',
    [roundId],
  )
  const away = new Set([...groups.map((unit) => `${unit}12`), ...silent])
  for (const { id, name } of invited) {
    if (away.has(name.replace('Namn ', ''))) continue
    await submitAnswers(deps, {
      roundId,
      personId: null,
      token: deps.keys.invitationToken(roundId, id),
      version: stressprofil.version,
      answers: sameAnswers(stressprofil, 3),
    })
  }
  await closeRound(deps, { organisationId, roundId, personId: null })
  await releaseRound(deps, { organisationId, roundId })
  server.time.now = new Date(server.time.now.getTime() + 31 * day)
  const rows = await asSuperuser<{ name: string }>(
    database,
    `select u.name from snapshot_figure f join round_unit u using (round_id, unit_id)
     where f.round_id = $1 and f.figure is not null order by u.name`,
    [roundId],
  )
  return rows.map(({ name }) => name)
}

test('who is called anew, or comes back in another seat, is taken for two people and for one', async () => {
  const where = await organised()
  expect(await held(where)).toEqual([...groups, 'Gren', 'Toppen'])
  // One seat of each group is given to somebody else, whom the round of the change counts nowhere.
  await change(where, 'A0', `email = '${addressOf(where, 'vald')}'`)
  await change(where, 'B0', "external_id = '999'")
  await change(where, 'C0', "name = 'Någon Annan'")
  // Three people leave and come back at once; D0 has only been away.
  for (const who of ['E0', 'E1', 'E2']) await comeBack(where, who)
  await held(where, ['A0', 'B0', 'C0', 'D0', 'Någon Annan'])
  // Beside the three, only one person has left permanently.
  expect((await held(where, ['E3'])).filter((unit) => groups.includes(unit))).toEqual(['D', 'F'])
}, 60_000)
