import { beforeEach, expect, test } from 'vitest'
import { applyDueIdentityChanges } from '#server/people/identity-changes/identity-changes.ts'
import { listUnits } from '#server/people/organisation/list-units.ts'
import { cancelRound } from '#server/rounds/close/cancel-round.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { comesAndGoes } from '#test/organisation/come-and-go.ts'
import { day, openAtOnce } from '#test/organisation/open-round.ts'
import { type Founded, found, importFile } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { listListedPeople, readListReview } from './read-list-review.ts'

const server = await testApp()
const { deps, database } = server
beforeEach(() => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
})

const pass = (days: number) => {
  server.time.now = new Date(server.time.now.getTime() + days * day)
}

type Kim = { readonly address?: string; readonly unit?: string }

/** Ten people in A and ten in B, one of them Kim. */
const listWith = ({ organisationId }: Founded, { address = 'kim', unit = 'A' }: Kim = {}) =>
  importFile(
    'A;Avdelning A;top;',
    'B;Avdelning B;top;',
    `${unit};;;${address}@${organisationId}.example;Kim;K`,
    ...['A', 'B'].flatMap((unit) =>
      Array.from(
        { length: 9 },
        (_, n) => `${unit};;;${unit}${n}@${organisationId}.example;Namn ${unit}${n};${unit}${n}`,
      ),
    ),
  )

/** Imports the employer's new list, with the changes that wait seven days. */
async function changed(where: Founded, kim: Kim): Promise<void> {
  await readIn(deps, where, listWith(where, kim))
  pass(8)
  await applyDueIdentityChanges(deps)
}

const wishOf = ({ organisationId, hr: personId }: Founded) => ({
  organisationId,
  personId,
  name: 'Mätning',
  instrument: 'stressprofil',
  closesAt: new Date(server.time.now.getTime() + 14 * day),
})

async function held(where: Founded): Promise<void> {
  const { organisationId } = where
  const { id: roundId } = await openAtOnce(deps, wishOf(where))
  await closeRound(deps, { organisationId, roundId, personId: null })
  await releaseRound(deps, { organisationId, roundId })
  pass(28)
}

/** What HR, the owner and the safety representative read of the next list before it opens. */
async function nextList(where: Founded) {
  const { id: roundId } = await prepareRound(deps, wishOf(where))
  const asked = { organisationId: where.organisationId, personId: where.hr, roundId }
  const { joined, gone } = await readRound(deps, asked)
  const { units } = await readListReview(deps, asked)
  const marked: string[] = []
  for (const { id: unitId } of await listUnits(deps, asked)) {
    const { people } = await listListedPeople(deps, { ...asked, unitId, offset: 0 })
    marked.push(...people.flatMap(({ name, change }) => (change === null ? [] : [`${name} ${change}`])))
  }
  await cancelRound(deps, asked)
  return { joined, gone, units: units.map((unit) => [unit.name, unit.joined, unit.gone, unit.brief]), marked }
}

test.each<[string, readonly Kim[], readonly string[]]>([
  ['has another address', [{ address: 'kim.ny' }], ['Kim new']],
  ['has another address and unit', [{ address: 'kim.ny', unit: 'B' }], ['Kim new']],
  ['has another address, and the first one again', [{ address: 'kim.ny' }, {}], []],
  ['has the same address, written in another way', [{ address: 'kim+jobb' }], []],
])('who %s stands in the next list alike, with an erased account and without', async (_, kims, marked) => {
  const lists: Awaited<ReturnType<typeof nextList>>[] = []
  for (const isErased of [false, true]) {
    server.time.now = new Date('2026-03-02T09:00:00Z')
    const where = await found(database)
    await readIn(deps, where, listWith(where))
    await held(where)
    if (isErased) await comesAndGoes(server, `kim@${where.organisationId}.example`)
    for (const kim of kims) await changed(where, kim)
    lists.push(await nextList(where))
  }
  expect(lists[0]?.marked).toEqual(marked)
  expect(lists[1]).toEqual(lists[0])
})

test('so does who had it on a list since, however long ago it was changed, by the log of a version before too', async () => {
  const lists: Awaited<ReturnType<typeof nextList>>[] = []
  for (const isErased of [false, true]) {
    server.time.now = new Date('2026-03-02T09:00:00Z')
    const where = await found(database)
    await readIn(deps, where, listWith(where))
    await held(where)
    await changed(where, { address: 'kim.ny' })
    await held(where)
    if (isErased) await comesAndGoes(server, `kim.ny@${where.organisationId}.example`)
    lists.push(await nextList(where))
    await changed(where, { address: 'kim.nyare' })
    await asSuperuser(database, 'delete from identity_change where organisation_id = $1', [
      where.organisationId,
    ])
    await asSuperuser(
      database,
      "update audit_entry set details = details - 'address' where organisation_id = $1 and action = 'identity-changed'",
      [where.organisationId],
    )
    lists.push(await nextList(where))
  }
  expect(lists.map(({ marked }) => marked)).toEqual([[], ['Kim new'], [], ['Kim new']])
  expect(lists.slice(2)).toEqual(lists.slice(0, 2))
})
