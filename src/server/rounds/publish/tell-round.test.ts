import { beforeEach, describe, expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import type { ToldRounds } from '#contract/rounds/told-rounds.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { testApp } from '#test/app/test-app.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { invitedTo } from '#test/organisation/open-round.ts'
import type { Founded } from '#test/organisation/organise.ts'
import { roundDesk } from '#test/organisation/round-desk.ts'
import { tellRound } from './tell-round.ts'

const server = await testApp()
const { deps, database } = server
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
})
const desk = roundDesk(server)

/** A released round that everybody answered, with units of ten people below the top. */
async function released(given: { readonly answered?: boolean } = {}) {
  const where = await desk.organised()
  const employee = await makeMember(server, {
    in: { organisationId: where.organisationId, unitId: await desk.unitId(where, 'A1') },
  })
  const hr = await makeMember(server, {
    in: { organisationId: where.organisationId, unitId: await desk.unitId(where, 'B') },
    roles: ['hr'],
  })
  const round = await desk.open(where)
  if (given.answered !== false)
    for (const memberId of await invitedTo(database, round.id))
      await submitAnswers(deps, {
        roundId: round.id,
        personId: null,
        token: deps.keys.invitationToken(round.id, memberId),
        version: stressprofil.version,
        answers: sameAnswers(stressprofil, 3),
      })
  server.time.now = new Date('2026-03-17T08:00:00Z')
  await desk.release(where, round.id)
  return { where, employee, hr, roundId: round.id }
}

const tell = ({ organisationId, hr }: Founded, roundId: string, as: 'whole' | 'units' = 'units') =>
  tellRound(deps, { organisationId, roundId, personId: hr, as })

async function toldTo(email: string, organisationId: string): Promise<ToldRounds['rounds']> {
  const browser = await signedIn(server, { email })
  return ((await browser.call('listToldRounds', { params: { organisationId } })).body as ToldRounds).rounds
}

describe('an employee', () => {
  test('sees nothing before HR opens it, then the own unit and those above, exactly as HR does', async () => {
    const { where, employee, hr, roundId } = await released()
    const { organisationId } = where
    expect(await toldTo(employee.email, organisationId)).toEqual([])
    await tell(where, roundId)
    const [told] = await toldTo(employee.email, organisationId)
    expect(told?.units.map(({ name }) => name)).toEqual(['Grupp A1', 'Avdelning A', 'Toppen'])
    const browser = await signedIn(server, { email: hr.email })
    const { units } = (await browser.call('readOverview', { params: { organisationId } })).body as Overview
    for (const { id, figure } of told?.units ?? [])
      expect(figure).toEqual(units.find((unit) => unit.id === id)?.figure)
    expect(told?.units.some(({ figure }) => figure !== null)).toBe(true)
  })

  test('sees the whole alone where HR has chosen so', async () => {
    const { where, employee, roundId } = await released({ answered: false })
    await tell(where, roundId, 'whole')
    const [told] = await toldTo(employee.email, where.organisationId)
    expect(told?.units).toEqual([expect.objectContaining({ name: 'Toppen', figure: null })])
  })

  test('of another organisation is refused as if there were none', async () => {
    const { where, roundId } = await released({ answered: false })
    await tell(where, roundId)
    const other = await released({ answered: false })
    const browser = await signedIn(server, { email: other.employee.email })
    const { organisationId } = where
    expect((await browser.call('listToldRounds', { params: { organisationId } })).status).toBe(403)
  })
})

describe('HR', () => {
  test('tells everybody who works there by one mail, once, and it is not taken back', async () => {
    const { where, roundId } = await released({ answered: false })
    await server.runJobs()
    server.mail.received.length = 0
    await tell(where, roundId)
    await tell(where, roundId)
    await expect(tell(where, roundId, 'whole')).rejects.toMatchObject({ code: 'round-already-told' })
    await server.runJobs()
    const readers = server.mail.received.flatMap(({ recipients }) => recipients)
    expect(readers).toHaveLength(33)
    expect(new Set(readers).size).toBe(33)
    expect(server.mail.received[0]?.text).toContain('/min-arbetsplats')
    expect(server.mail.received[0]?.text).toContain('oavsett om de har svarat')
  })

  test('cannot open what is not there yet', async () => {
    const where = await desk.organised()
    const round = await desk.open(where)
    await expect(tell(where, round.id)).rejects.toMatchObject({ code: 'round-not-released' })
  })

  test('sees in its list when it was opened', async () => {
    const { where, hr, roundId } = await released({ answered: false })
    const browser = await signedIn(server, { email: hr.email })
    const params = { organisationId: where.organisationId, roundId }
    const told = await browser.call('tellRound', { params, body: { as: 'units' } })
    expect((told.body as RoundView).told).toEqual({ at: '2026-03-17', as: 'units' })
  })
})
