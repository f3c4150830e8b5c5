import { beforeEach, describe, expect, test } from 'vitest'
import { cancelRound } from '#server/rounds/close/cancel-round.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { testApp } from '#test/app/test-app.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { deskTree, roundDesk } from '#test/organisation/round-desk.ts'
import type { RoundToPrepare } from './choose-round.ts'

const server = await testApp()
const { deps } = server
const day = 24 * 60 * 60 * 1000
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
})

const { organised, unitId, open, prepare, close, release } = roundDesk(server)

describe('a round that asks people again is refused', () => {
  test('while another asks the whole, a part, or the same', async () => {
    const where = await organised()
    await open(where, { unitId: await unitId(where, 'A') })
    for (const top of ['top', 'A', 'A1']) {
      await expect(open(where, { name: 'En till', unitId: await unitId(where, top) })).rejects.toMatchObject({
        code: 'round-overlaps',
      })
    }
    const beside = await open(where, { name: 'En till', unitId: await unitId(where, 'B') })
    expect(beside.invited).toBe(10)
  })

  test('while another is under way, with the day it becomes possible if that closes as planned', async () => {
    const where = await organised()
    const under = await prepare(where, { unitId: await unitId(where, 'A'), name: 'Granskas' })
    const again = async (given: Partial<RoundToPrepare>) => prepare(where, { name: 'En till', ...given })
    await expect(again({ unitId: under.unitId })).rejects.toMatchObject({
      code: 'round-overlaps',
      details: {},
    })
    await cancelRound(deps, { ...where, personId: where.hr, roundId: under.id })
    await open(where, { unitId: await unitId(where, 'B'), closesAt: new Date('2026-03-20T22:59:59Z') })
    await expect(again({ unitId: await unitId(where, 'B') })).rejects.toMatchObject({
      code: 'round-overlaps',
      details: { possibleFrom: '2026-03-30T09:00:00.000Z' },
    })
    // The whole waits for the release of its part, at nine the morning after, and then four weeks.
    await expect(again({})).rejects.toMatchObject({
      code: 'round-overlaps',
      details: { possibleFrom: '2026-04-18T08:00:00.000Z' },
    })
  })

  test('within four weeks of the opening of another, also one closed early', async () => {
    const where = await organised()
    const { id: roundId } = await open(where, { unitId: await unitId(where, 'A') })
    await close(where, roundId)
    const again = async () => open(where, { unitId: await unitId(where, 'A') })
    server.time.now = new Date(start.getTime() + 28 * day - 1)
    await expect(again()).rejects.toMatchObject({
      code: 'round-too-soon',
      details: { possibleFrom: '2026-03-30T09:00:00.000Z' },
    })
    server.time.now = new Date(start.getTime() + 28 * day)
    expect((await again()).state).toBe('open')
  })

  test('of a part while the whole is computed, and within four weeks of its release', async () => {
    const where = await organised()
    const { id: roundId } = await open(where)
    await close(where, roundId)
    const part = async () => open(where, { unitId: await unitId(where, 'A'), name: 'En del' })
    server.time.now = new Date(start.getTime() + 40 * day)
    await expect(part()).rejects.toMatchObject({ code: 'round-overlaps' })
    await releaseRound(deps, { organisationId: where.organisationId, roundId })
    server.time.now = new Date(start.getTime() + 68 * day - 1)
    await expect(part()).rejects.toMatchObject({
      code: 'round-too-soon',
      details: { possibleFrom: '2026-05-09T09:00:00.000Z' },
    })
    await expect(open(where, { instrument: 'djupanalys', name: 'Andra frågor' })).rejects.toMatchObject({
      code: 'round-too-soon',
    })
    server.time.now = new Date(start.getTime() + 68 * day)
    expect((await part()).state).toBe('open')
  })

  test('within four weeks for a new unit under one that was asked', async () => {
    const where = await organised()
    const { id: roundId } = await open(where, { unitId: await unitId(where, 'A') })
    await release(where, roundId)
    const people = ['A', 'A1', 'B'].flatMap((unit) => peopleOf(unit, 10))
    await readIn(deps, where, importFile(...deskTree, 'A2;Ny grupp;A;', ...people, 'A2;;;ny@bolaget.example'))
    await expect(open(where, { unitId: await unitId(where, 'A2') })).rejects.toMatchObject({
      code: 'round-too-soon',
    })
  })

  test('within four weeks for the same people under new units', async () => {
    const where = await organised()
    const { id: roundId } = await open(where, { unitId: await unitId(where, 'B') })
    await release(where, roundId)
    const moved = peopleOf('B', 10).map((line) => line.replace(/^B/, 'C'))
    const others = ['A', 'A1'].flatMap((unit) => peopleOf(unit, 10))
    await readIn(deps, where, importFile('A;A;top;', 'A1;A1;A;', 'C;Ny avdelning;top;', ...others, ...moved))
    await expect(open(where, { unitId: await unitId(where, 'C') })).rejects.toMatchObject({
      code: 'round-too-soon',
    })
  })
  test('that asks something else in one language, and not the same sent again', async () => {
    const where = await organised()
    const asking = (en: string) => prepare(where, { ownQuestions: [{ text: { sv: 'Hinner du med?', en } }] })
    const first = await asking('Do you keep up?')
    expect((await asking('Do you keep up?')).id).toBe(first.id)
    await expect(asking('Are you pregnant?')).rejects.toMatchObject({ code: 'round-overlaps' })
  })
})
