import { beforeEach, describe, expect, test } from 'vitest'
import { endSessionsAsStaff } from '#server/identity/sessions/end-sessions.ts'
import { changeRole } from '#server/people/roles/change-role.ts'
import { changeRoleAsProvider } from '#server/people/roles/change-role-as-provider.ts'
import { closeDueRounds } from '#server/rounds/close/close-due-rounds.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, signedIn, type TestMember } from '#test/factories/people.ts'
import { day, statement } from '#test/organisation/open-round.ts'
import { type Founded, found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { approveList, objectToList } from './answer-list-review.ts'
import { stateHowInformed } from './state-how-informed.ts'

const server = await testApp()
const { deps, database } = server
/** A Monday, and the Friday on which silence opens a round that was frozen on it. */
const start = new Date('2026-03-02T09:00:00Z')
const silence = new Date('2026-03-06T07:00:00Z')
beforeEach(() => {
  server.time.now = start
})

type Representative = TestMember & { readonly personId: string }

async function representative(where: Founded): Promise<Representative> {
  const [top] = await asSuperuser<{ id: string }>(
    database,
    'select id from unit where organisation_id = $1 and parent_id is null',
    [where.organisationId],
  )
  const place = { organisationId: where.organisationId, unitId: top?.id ?? '' }
  const member = await makeMember(server, { in: place, roles: ['safety_representative'] })
  await signedIn(server, { email: member.email })
  const [row] = await asSuperuser<{ id: string }>(
    database,
    'select id from identity.person where email = $1',
    [member.email],
  )
  return { ...member, personId: row?.id ?? '' }
}

const ownPeople = ({ organisationId }: Founded) =>
  peopleOf('top', 11).map((line) => line.replace('bolaget', organisationId))

/** A round under review by so many representatives. HR is also owner. */
async function underReview(representatives = 1) {
  const where = await found(database)
  await asSuperuser(
    database,
    `insert into role_assignment (organisation_id, member_id, role)
     select organisation_id, id, 'owner' from member where organisation_id = $1`,
    [where.organisationId],
  )
  await readIn(deps, where, importFile(...ownPeople(where)))
  const reps: Representative[] = []
  for (let n = 0; n < representatives; n++) reps.push(await representative(where))
  const round = await prepareRound(deps, {
    organisationId: where.organisationId,
    personId: where.hr,
    name: 'Våren',
    instrument: 'stressprofil',
    closesAt: new Date(start.getTime() + 14 * day),
  })
  return { ...where, roundId: round.id, reps }
}

test('a representative who comes in place of another is asked by e-mail in the morning, once', async () => {
  const round = await underReview()
  await server.runJobs()
  await asSuperuser(database, 'update member set left_at = now() where id = $1', [one(round).memberId])
  const successor = await representative(round)
  const mails = () =>
    server.mail.received.filter(
      ({ recipients, text }) => recipients[0] === successor.email && text.includes('Våren'),
    )
  for (const at of ['2026-03-03T00:30:00Z', '2026-03-04T00:30:00Z']) {
    await tick(new Date(at))
    await server.runJobs()
  }
  expect(mails()).toHaveLength(1)
  expect(mails()[0]?.text).toContain('Den öppnar inte av sig själv')
  const waiting = await asSuperuser<{ start_after: Date }>(
    database,
    "select start_after from pgboss.job where name = 'send-list-review' and data ->> 'roundId' = $1",
    [round.roundId],
  )
  expect(waiting).toContainEqual({ start_after: new Date('2026-03-04T07:00:00Z') })
})

type Reviewed = Awaited<ReturnType<typeof underReview>>
const one = ({ reps }: Reviewed): Representative => reps[0] as Representative
const as = ({ organisationId, roundId }: Reviewed, { personId }: { readonly personId: string }) => ({
  organisationId,
  roundId,
  personId,
})
const read = (round: Reviewed) => readRound(deps, as(round, { personId: round.hr }))
const tick = async (at: Date) => {
  server.time.now = at
  await closeDueRounds(deps)
}
const rolesOf = async ({ memberId }: TestMember) => {
  const rows = await asSuperuser<{ role: string }>(
    database,
    'select role from role_assignment where member_id = $1 order by role',
    [memberId],
  )
  return rows.map(({ role }) => role)
}
/** Gives a role by SQL, as it was given before it needed the representative's consent. */
const putRole = ({ organisationId, memberId }: TestMember, role: string) =>
  asSuperuser(
    database,
    'insert into role_assignment (organisation_id, member_id, role) values ($1, $2, $3)',
    [organisationId, memberId, role],
  )

describe('an owner who gives a safety representative another role', () => {
  test.each(['hr', 'owner'] as const)('only asks, and the list is reviewed as before: %s', async (role) => {
    const round = await underReview()
    const rep = one(round)
    const wish = { organisationId: round.organisationId, email: rep.email, role, gives: true }
    expect(await changeRole(deps, { ...wish, personId: round.hr })).toBe('asked')
    expect(await changeRoleAsProvider(deps, wish)).toBe('asked')
    expect(await rolesOf(rep)).toEqual(['safety_representative'])
    await expect(
      stateHowInformed(deps, { ...as(round, { personId: round.hr }), statement }),
    ).rejects.toMatchObject({ code: 'round-not-in-review' })
    await objectToList(deps, { ...as(round, rep), reason: 'Sju namn känner ingen igen.' })
    await tick(new Date(silence.getTime() + 7 * day))
    expect((await read(round)).state).toBe('in-review')
    await approveList(deps, as(round, rep))
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'approval' })
  })

  test('gives it at once where they have it already, and a role that ends nothing', async () => {
    const round = await underReview()
    const rep = one(round)
    const wish = { organisationId: round.organisationId, email: rep.email, gives: true, personId: round.hr }
    expect(await changeRole(deps, { ...wish, role: 'manager' })).toBe('changed')
    await putRole(rep, 'hr')
    expect(await changeRole(deps, { ...wish, role: 'hr' })).toBe('unchanged')
  })
})

describe('a review keeps its reviewer until it ends', () => {
  test('also one who has become HR since: the round is approved by them, and opens by no statement', async () => {
    const round = await underReview()
    await putRole(one(round), 'hr')
    await expect(
      stateHowInformed(deps, { ...as(round, { personId: round.hr }), statement }),
    ).rejects.toMatchObject({ code: 'round-not-in-review' })
    await objectToList(deps, { ...as(round, one(round)), reason: 'Nej.' })
    await approveList(deps, as(round, one(round)))
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'approval' })
  })

  test('of a round from before this was written down, too: then silence opens nothing', async () => {
    const round = await underReview()
    await asSuperuser(database, 'update round set reviewers = null where id = $1', [round.roundId])
    await putRole(one(round), 'hr')
    await tick(new Date(silence.getTime() + 7 * day))
    expect(await read(round)).toMatchObject({
      state: 'in-review',
      review: { unheard: true, silenceOpensAt: null },
    })
  })
})

/** Every way to keep somebody from speaking, applied to the reviewer. */
const ways: Readonly<Record<string, (rep: Representative) => Promise<unknown>>> = {
  'the provider ends the role by command': ({ organisationId, email }) =>
    changeRoleAsProvider(deps, { organisationId, email, role: 'safety_representative', gives: false }),
  'their membership ends': ({ memberId }) =>
    asSuperuser(database, 'update member set left_at = $2 where id = $1', [memberId, server.time.now]),
  'their address takes no mail': ({ memberId }) =>
    asSuperuser(database, 'update member set address_refused_on = $2 where id = $1', [
      memberId,
      server.time.now,
    ]),
  'they lose their address': ({ memberId }) =>
    asSuperuser(
      database,
      "update member set email = null, external_id = '1', name = 'Sol Ombud', person_id = null where id = $1",
      [memberId],
    ),
}

describe.each(Object.entries(ways))('while a reviewer cannot speak, because %s,', (_, silenceThem) => {
  test('silence opens nothing, however long, and HR may cancel', async () => {
    const round = await underReview()
    await silenceThem(one(round))
    await tick(silence)
    expect(await read(round)).toMatchObject({
      state: 'in-review',
      review: { reviewer: 'safety-representative', unheard: true, silenceOpensAt: null },
    })
    await tick(new Date(silence.getTime() + 30 * day))
    expect((await read(round)).state).toBe('in-review')
    await expect(
      stateHowInformed(deps, { ...as(round, { personId: round.hr }), statement }),
    ).rejects.toMatchObject({ code: 'round-not-in-review' })
  })

  test('the silence of another opens nothing either, and their approval does', async () => {
    const round = await underReview(2)
    await silenceThem(one(round))
    await tick(new Date(silence.getTime() + 7 * day))
    expect((await read(round)).state).toBe('in-review')
    await approveList(deps, as(round, round.reps[1] as Representative))
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'approval' })
  })
})

test('somebody who can speak again has three working days from then on', async () => {
  const round = await underReview()
  const { memberId } = one(round)
  const set = (refused: Date | null) =>
    asSuperuser(database, 'update member set address_refused_on = $2 where id = $1', [memberId, refused])
  await set(start)
  // On Wednesday the address takes mail again.
  await tick(new Date('2026-03-04T09:00:00Z'))
  await set(null)
  await tick(silence)
  expect(await read(round)).toMatchObject({
    state: 'in-review',
    review: { unheard: false, silenceOpensAt: new Date('2026-03-10T07:00:00Z') },
  })
  await tick(new Date('2026-03-10T07:00:00Z'))
  expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'silence' })
})

describe('what silences nobody', () => {
  test('a file without them, or with another address of theirs', async () => {
    const round = await underReview()
    const rep = one(round)
    await readIn(deps, round, importFile(...ownPeople(round)))
    await tick(new Date(start.getTime() + day))
    expect(await rolesOf(rep)).toEqual(['safety_representative'])
    expect((await read(round)).review).toMatchObject({ unheard: false, silenceOpensAt: silence })
    await objectToList(deps, { ...as(round, rep), reason: 'Nej.' })
  })

  test('staff who sign them out: they sign in again', async () => {
    const round = await underReview()
    const rep = one(round)
    await signedIn(server, { email: 'personal@andrum.example', staff: true })
    const [staff] = await asSuperuser<{ id: string }>(
      database,
      "select id from identity.person where email = 'personal@andrum.example'",
    )
    await endSessionsAsStaff(deps, { staffId: staff?.id ?? '', email: rep.email })
    await signedIn(server, { email: rep.email })
    await objectToList(deps, { ...as(round, rep), reason: 'Nej.' })
    expect((await read(round)).review).toMatchObject({ held: true, unheard: false })
  })
})

test('another address that was asked for before somebody was appointed waits until they are no representative any more', async () => {
  const where = await found(database)
  const [lines, moved] = [ownPeople(where), 'nagon-annan@bolaget.example']
  const numbered = (line: string, n: number) => `${line};${n}`
  await readIn(deps, where, importFile(...lines.map(numbered)))
  const changed = lines.map((line, n) =>
    numbered(n === 0 ? line.replace(`top-0@${where.organisationId}.example`, moved) : line, n),
  )
  await readIn(deps, where, importFile(...changed))
  const email = `top-0@${where.organisationId}.example`
  const role = { organisationId: where.organisationId, email, role: 'safety_representative' } as const
  await changeRoleAsProvider(deps, { ...role, gives: true })
  const addressOf = async () => {
    const [row] = await asSuperuser<{ email: string }>(
      database,
      "select email from member where organisation_id = $1 and name = 'top 0'",
      [where.organisationId],
    )
    return row?.email
  }
  const apply = () =>
    asSuperuser(
      database,
      "select set_config('app.org', $1, false), apply_identity_changes($2::timestamptz)",
      [where.organisationId, new Date(start.getTime() + 8 * day)],
    )
  await apply()
  expect(await addressOf()).toBe(email)
  await changeRoleAsProvider(deps, { ...role, gives: false })
  await apply()
  expect(await addressOf()).toBe(moved)
})
