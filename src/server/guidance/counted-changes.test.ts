import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ChangeFigures } from '#contract/guidance/counted-changes.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { answer, guidanceDesk, type Somebody, write } from '#test/guidance/guidance-desk.ts'

const { server, guide, person, participant } = await guidanceDesk()
const { database } = server
const staff = await signedIn(server, { staff: true })
const maria = await guide()

const count = (
  { browser }: Somebody,
  { programme = 'six-weeks', start = 'red', change = 'better' }: Readonly<Record<string, string>> = {},
) => browser.call('countMyChange', { params: { programme }, body: { start, change } })

const figures = async (programme = 'six-weeks') => {
  const { changes } = (await staff.call('readGuidanceFigures')).body as { changes: ChangeFigures }
  return changes.find((one) => one.programme === programme)?.groups
}

/** Adds so many people to the counters of both groups, with the same start and change for all. */
const others = (people: number, programme = 'six-weeks') =>
  asSuperuser(
    database,
    `update change_count set waiting = waiting + $1 where programme = $2 and counted in ('yellow', 'none')`,
    [people, programme],
  )

const figuresWaiting = () =>
  asSuperuser<{ guided: boolean; counted: string; people: number }>(
    database,
    `select guided, counted, waiting + shown as people from change_count
     where programme = 'six-weeks' and counted in ('better', 'none', 'worse')`,
  )
const worse = async (guided: boolean) =>
  (await figuresWaiting()).find((one) => one.guided === guided && one.counted === 'worse')?.people ?? 0

/** Makes the account a year old. */
async function longHere<Who extends Somebody>(who: Who): Promise<Who> {
  await asSuperuser(
    database,
    "update identity.person set created_at = created_at - interval '1 year' where id = $1",
    [who.id],
  )
  return who
}

async function answered() {
  const samira = await longHere(await participant(maria))
  await write(samira, 'Hej')
  await answer(maria, samira.guidanceId, { text: 'Hej!' })
  return samira
}

test('nobody sees what was counted before fifty people with guidance and fifty without have said yes, and then both together', async () => {
  const guided = await answered()
  expect((await guided.browser.call('readMyCountedChanges')).body).toMatchObject({ counted: [] })
  expect((await count(guided)).body).toMatchObject({ counted: ['six-weeks'] })
  expect(await figures()).toBeNull()

  await others(49)
  expect(await figures()).toBeNull()
  // Fifty with guidance are counted; the other group lacks one person, until this one.
  await count(await longHere(await person()), { change: 'worse' })
  const both = { people: 50, start: { green: 0, yellow: 49, red: 1 } }
  const shown = {
    guided: { ...both, change: { better: 1, none: 49, worse: 0 } },
    unguided: { ...both, change: { better: 0, none: 49, worse: 1 } },
  }
  expect(await figures()).toEqual(shown)
  // The database shows the figures only to staff.
  for (const figures of [
    sql`select from read_change_counts()`,
    sql`select from guidance_figures(now()::date, now())`,
  ]) {
    const seen = (personId: string) =>
      asPerson(database.pools.app, { personId }, async (tx) => (await figures.execute(tx)).rows.length)
    expect([await seen(guided.id), (await seen(maria.id)) > 0]).toEqual([0, true])
  }

  // The next person must not change the figures: the difference would be their own answer.
  await count(await answered(), { start: 'green', change: 'worse' })
  await count(await longHere(await person()), { start: 'green', change: 'worse' })
  expect(await figures()).toEqual(shown)
  await others(49)
  await count(await longHere(await person()))
  expect((await figures())?.guided.people).toBe(100)
})

test('somebody who presses twice, on two devices at once or another time, is counted once', async () => {
  const peopleOf = async () => (await figuresWaiting()).reduce((sum, { people }) => sum + people, 0)
  const before = await peopleOf()
  const anna = await longHere(await person())
  const both = await Promise.all([count(anna), count(anna), count(anna, { change: 'worse' })])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  await count(anna, { change: 'none' })
  expect(await peopleOf()).toBe(before + 1)
  expect((await count(anna, { programme: 'six-months' })).body).toEqual({
    counted: ['six-months', 'six-weeks'],
    countable: [],
  })
})

test('somebody whose guide has not answered yet counts as one without guidance', async () => {
  const [guided, unguided] = [await worse(true), await worse(false)]
  const samira = await longHere(await participant(maria))
  await write(samira, 'Hej')
  await count(samira, { change: 'worse' })
  expect([await worse(true), await worse(false)]).toEqual([guided, unguided + 1])
})

test.each([
  ['a zone that is none', { start: 'blue' }],
  ['a change that is none', { change: 'much better' }],
])('%s is refused, and nothing is counted', async (_, given) => {
  const anna = await longHere(await person())
  expect((await count(anna, given)).status).toBe(400)
  expect((await anna.browser.call('readMyCountedChanges')).body).toMatchObject({ counted: [] })
})

test('an account that is younger than the programme takes is not counted, and not asked', async () => {
  const before = await figuresWaiting()
  const anna = await person()
  expect((await anna.browser.call('readMyCountedChanges')).body).toEqual({ counted: [], countable: [] })
  expect((await count(anna)).body).toEqual({ counted: [], countable: [] })
  expect(await figuresWaiting()).toEqual(before)
  await asSuperuser(
    database,
    "update identity.person set created_at = created_at - interval '35 days' where id = $1",
    [anna.id],
  )
  expect((await anna.browser.call('readMyCountedChanges')).body).toEqual({
    counted: [],
    countable: ['six-weeks'],
  })
})

test('in the tables no mark of one press says which counters it moved', async () => {
  const anna = await longHere(await person())
  await count(anna)
  const touched = await asSuperuser<{ counters: number }>(
    database,
    `select count(*)::int as counters from change_count c join counted_change p
     on c.xmin = p.xmin and c.programme = p.programme where p.person_id = $1`,
    [anna.id],
  )
  expect(touched).toEqual([{ counters: 12 }])
})

test('no row says what anybody’s change was', async () => {
  const columns = await asSuperuser<{ column: string }>(
    database,
    `select column_name as "column" from information_schema.columns where table_name = 'counted_change' order by 1`,
  )
  expect(columns.map(({ column }) => column)).toEqual(['person_id', 'programme'])
})
