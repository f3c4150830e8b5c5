import { beforeEach, describe, expect, test } from 'vitest'
import { listUnits } from '#server/people/organisation/list-units.ts'
import { listRounds } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { openAtOnce } from '#test/organisation/open-round.ts'
import { type Founded, peopleOf } from '#test/organisation/organise.ts'
import { roundDesk } from '#test/organisation/round-desk.ts'
import type { RoundToPrepare } from './choose-round.ts'
import { prepareRound } from './prepare-round.ts'
import { previewRound } from './preview-round.ts'

const server = await testApp()
const { deps } = server
const day = 24 * 60 * 60 * 1000
/** A Monday. */
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
  server.mail.received.length = 0
})

const desk = roundDesk(server)
/** HR at the top, ten in A, three in A1 below it, none in B. */
const organised = () => desk.organised([...peopleOf('A', 10), ...peopleOf('A1', 3)])

async function unitsOf({ organisationId, hr: personId }: Founded): Promise<ReadonlyMap<string, string>> {
  const units = await listUnits(deps, { organisationId, personId })
  return new Map(units.map(({ externalId, id }) => [externalId, id]))
}

/** Somebody in B who has signed in, with a role. @returns the address */
async function appoint(where: Founded, role: 'safety_representative' | 'owner'): Promise<string> {
  const { organisationId } = where
  const unitId = (await unitsOf(where)).get('B') ?? ''
  const { email } = await makeMember(server, { in: { organisationId, unitId }, roles: [role] })
  await signedIn(server, { email })
  return email
}

const wished = (where: Founded, given: Partial<RoundToPrepare> = {}) =>
  desk.wished(where, { closesAt: new Date('2026-03-20T22:59:59Z'), ...given })

const preview = (where: Founded, given: Partial<RoundToPrepare> = {}) =>
  previewRound(deps, wished(where, given))

test('HR sees who would be asked, unit by unit, and nothing is kept', async () => {
  const where = await organised()
  const { unit, invited, units, smallestGroup, first } = await preview(where)
  expect({ unit: unit.name, invited, smallestGroup, first }).toEqual({
    unit: 'Toppen',
    invited: 14,
    smallestGroup: 8,
    first: true,
  })
  expect(units.map(({ name, depth, invited, below }) => [name, depth, invited, below])).toEqual([
    ['Toppen', 0, 1, 14],
    ['Avdelning A', 1, 10, 13],
    ['Grupp A1', 2, 3, 3],
    ['Avdelning B', 1, 0, 0],
  ])
  const part = await preview(where, { unitId: (await unitsOf(where)).get('A') })
  expect(part.invited).toBe(13)
  expect(part.units.map(({ name, depth, below }) => [name, depth, below])).toEqual([
    ['Avdelning A', 0, 13],
    ['Grupp A1', 1, 3],
  ])
  const { organisationId, hr: personId } = where
  expect(await listRounds(deps, { organisationId, personId })).toEqual([])
  await server.runJobs()
  expect(server.mail.received).toEqual([])
})

test('what is shown is what is prepared', async () => {
  const where = await organised()
  const shown = await preview(where)
  const round = await prepareRound(deps, wished(where))
  expect(round).toMatchObject({
    invited: shown.invited,
    smallestGroup: shown.smallestGroup,
    unitName: shown.unit.name,
    openedAt: shown.opensAt,
    closesAt: shown.closesAt,
    reviewer: shown.reviewer,
  })
})

describe('when it opens and closes', () => {
  test('where the owner states how people were informed, silence opens nothing', async () => {
    const { reviewer, opensAt, silenceOpensAt, silenceClosesAt, releasesAt } = await preview(
      await organised(),
    )
    expect({ reviewer, opensAt, silenceOpensAt, silenceClosesAt }).toEqual({
      reviewer: 'owner',
      opensAt: start,
      silenceOpensAt: null,
      silenceClosesAt: null,
    })
    expect(releasesAt).toEqual(new Date('2026-03-21T08:00:00Z'))
  })

  test.each([
    ['after three working days of silence', {}, '2026-03-06T07:00:00Z', '2026-03-20T22:59:59Z'],
    [
      'on the planned day, if that is later',
      { opensAt: new Date('2026-03-11T07:00:00Z') },
      '2026-03-11T07:00:00Z',
      '2026-03-20T22:59:59Z',
    ],
    [
      'so late that the last day moves to the fifth working day',
      { closesAt: new Date('2026-03-09T22:59:59Z') },
      '2026-03-06T07:00:00Z',
      '2026-03-13T22:59:59Z',
    ],
  ])('a safety representative who says nothing lets it open %s', async (_name, given, opens, closes) => {
    const where = await organised()
    await appoint(where, 'safety_representative')
    const { reviewer, silenceOpensAt, silenceClosesAt } = await preview(where, given)
    expect({ reviewer, silenceOpensAt, silenceClosesAt }).toEqual({
      reviewer: 'safety-representative',
      silenceOpensAt: new Date(opens),
      silenceClosesAt: new Date(closes),
    })
  })
})

describe('the e-mails that HR sees are those that go out', () => {
  const withoutSecrets = (text = '') =>
    text.replace(/#(inbjudan=)?[\w.~-]{20,}/g, '#$1…').replace(/^ {4}(\w{4}-){2}\w{4}$/m, '    …')

  test.each([
    ['with a safety representative', 'safety_representative'],
    ['where the owner answers for the list', 'owner'],
  ] as const)('%s', async (_name, role) => {
    const where = await organised()
    await appoint(where, role)
    const { mails } = await preview(where)
    server.mail.received.length = 0
    await openAtOnce(deps, wished(where))
    await server.runJobs()
    const invitation = server.mail.receivedBy('a-0@bolaget.example')[0]
    expect(invitation?.subject).toBe(mails.invitation.sv.subject)
    expect(withoutSecrets(invitation?.text)).toBe(mails.invitation.sv.text)
    expect(mails.invitation.en.text).toContain('/en/inbjudan#inbjudan=…')

    // An open round needs no review; the other organisation's list waits for its own.
    const other = await organised()
    const waits = await appoint(other, role)
    const shown = await preview(other)
    await prepareRound(deps, wished(other))
    await server.runJobs()
    const review = server.mail.receivedBy(waits)[0]
    expect(review?.subject).toBe(shown.mails.review.sv.subject)
    expect(review?.text).toBe(shown.mails.review.sv.text)
  })
})

describe('what cannot be prepared is refused when it is shown', () => {
  test.each<[string, Partial<RoundToPrepare>, string, string]>([
    ['a last day too soon', { closesAt: new Date(start.getTime() + 6 * day) }, 'closesAt', 'too-soon'],
    ['a last day too late', { closesAt: new Date(start.getTime() + 61 * day) }, 'closesAt', 'too-late'],
    ['a first day gone by', { opensAt: new Date(start.getTime() - day) }, 'opensAt', 'too-soon'],
    ['a unit that is none', { unitId: '00000000-0000-4000-8000-000000000000' }, 'unitId', 'unknown'],
    ['a group of seven', { smallestGroup: 7 }, 'smallestGroup', 'below-organisation'],
  ])('%s', async (_name, given, path, code) => {
    await expect(preview(await organised(), given)).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: [{ path, code }] },
    })
  })

  test('a part with nobody in it', async () => {
    const where = await organised()
    await expect(preview(where, { unitId: (await unitsOf(where)).get('B') })).rejects.toMatchObject({
      code: 'nobody-to-invite',
    })
  })

  test('the same while one is under way, also one that has the same name', async () => {
    const where = await organised()
    await openAtOnce(deps, wished(where))
    await expect(preview(where)).rejects.toMatchObject({
      code: 'round-overlaps',
      details: { possibleFrom: '2026-03-30T09:00:00.000Z' },
    })
  })

  test("another organisation's unit", async () => {
    const [mine, theirs] = [await organised(), await organised()]
    await expect(preview(mine, { unitId: (await unitsOf(theirs)).get('A') })).rejects.toMatchObject({
      details: { errors: [{ path: 'unitId', code: 'unknown' }] },
    })
  })
})
