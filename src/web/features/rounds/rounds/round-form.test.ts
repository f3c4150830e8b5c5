import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstDraft, openingFrom, plannedDraft, roundIssues, roundRequest } from './round-form.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const now = new Date('2026-03-10T12:00:00+01:00')
const draft = {
  name: 'Våren 2026',
  instrument: 'stressprofil',
  part: '',
  unitId: '',
  firstDay: '',
  lastDay: '2026-03-24',
  reminder1: '7',
  reminder2: '',
  repeat: '',
  planId: '',
  planVersion: '',
  'own.sv': '',
  'own.en': '',
}

test.each<[string, Partial<typeof draft>, string[]]>([
  ['a whole form', {}, []],
  ['no questions chosen', { instrument: '' }, ['instrument']],
  ['a part that is not chosen', { part: 'part' }, ['unitId']],
  ['a part that is chosen', { part: 'part', unitId: 'a' }, []],
  ['today as the last day', { lastDay: '2026-03-10' }, ['closesAt']],
  ['four working days after today', { lastDay: '2026-03-16' }, ['closesAt']],
  ['five working days after today', { lastDay: '2026-03-17' }, []],
  ['today as the first day', { firstDay: '2026-03-10' }, []],
  ['yesterday as the first day', { firstDay: '2026-03-09' }, ['opensAt']],
  ['a first day that leaves four working days', { firstDay: '2026-03-18' }, ['closesAt']],
  ['a first day that leaves five working days', { firstDay: '2026-03-17' }, []],
  ['a first day half a year ahead', { firstDay: '2026-09-10', lastDay: '2026-09-24' }, ['opensAt']],
  ['61 days ahead', { lastDay: '2026-05-11' }, ['closesAt']],
  ['no day at all', { lastDay: '' }, ['closesAt']],
  ['no reminder', { reminder1: '' }, []],
  ['a reminder on the last day', { reminder2: '0' }, ['reminders']],
  ['a reminder in words', { reminder1: 'sju' }, ['reminders']],
  ['a reminder before any round is open', { reminder1: '60' }, ['reminders']],
  ['half a day', { firstDay: '2026-13' }, ['opensAt']],
])('HR opens a round with %s', (_, change, paths) => {
  expect(roundIssues({ ...draft, ...change }, now).map(({ path }) => path)).toEqual(paths)
})

test.each(['Europe/Stockholm', 'UTC', 'America/New_York', 'Asia/Tokyo'])(
  'the last day counts to its end in Sweden, and the first from its morning there, for HR in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const { opensAt, closesAt } = roundRequest({ ...draft, firstDay: '2026-03-12' }, now)
    expect([opensAt, closesAt]).toEqual(['2026-03-12T07:00:00.000Z', '2026-03-24T22:59:59.000Z'])
    expect(firstDraft(new Date('2026-03-10T23:30:00Z'), 'sv').lastDay).toBe('2026-04-01')
  },
)

test('a first day is sent as its morning, today as none', () => {
  expect(roundRequest({ ...draft, firstDay: '2026-03-10' }, now).opensAt).toBeUndefined()
  expect(roundRequest({ ...draft, firstDay: '2026-03-12' }, now).opensAt).toBeDefined()
})

test('a reminder that is left empty is not sent', () => {
  expect(roundRequest(draft, now).reminders).toEqual([7])
  expect(roundRequest({ ...draft, reminder2: ' 2 ' }, now).reminders).toEqual([7, 2])
})

test('a unit that was chosen before the whole organisation is not sent', () => {
  expect(roundRequest({ ...draft, unitId: 'a' }, now).unitId).toBeUndefined()
  expect(roundRequest({ ...draft, unitId: 'a', part: 'part' }, now).unitId).toBe('a')
})

test('a day that is none is left for the schema to refuse', () => {
  expect(roundRequest({ ...draft, lastDay: '', firstDay: 'x' }, now)).toMatchObject({
    opensAt: '',
    closesAt: '',
  })
})

test('a form begins with the month as its name, and three weeks', () => {
  expect(firstDraft(now, 'sv')).toMatchObject({ name: 'Mars 2026', lastDay: '2026-03-31' })
  expect(firstDraft(now, 'en').name).toBe('March 2026')
})

describe('the draft of a repeated round', () => {
  const plan = {
    id: '00000000-0000-4000-8000-000000000001',
    version: 3,
    instrument: 'djupanalys',
    unit: { id: 'a', name: 'A', isOpen: true },
    everyMonths: 3,
    daysOpen: 14,
    reminders: [5],
    nextOn: '2026-03-20',
    announcedOn: '2026-03-06',
  } as const

  test('asks what the last one asked, from its day on', () => {
    const planned = plannedDraft({ ...plan, reminders: [5] }, now, 'sv')
    expect(planned).toMatchObject({ name: 'Mars 2026', firstDay: '2026-03-20', lastDay: '2026-04-03' })
    expect(roundIssues(planned, now)).toEqual([])
    expect(roundRequest(planned, now)).toMatchObject({
      instrument: 'djupanalys',
      unitId: 'a',
      reminders: [5],
      everyMonths: 3,
      plan: { id: plan.id, version: 3 },
    })
  })

  test('opens as soon as it can when its day has passed', () => {
    expect(plannedDraft({ ...plan, reminders: [], nextOn: '2026-03-01' }, now, 'sv')).toMatchObject({
      firstDay: '',
      lastDay: '2026-03-24',
    })
  })

  test('asks which unit when the last one’s is gone', () => {
    const unit = { id: 'a', name: 'A', isOpen: false }
    const gone = plannedDraft({ ...plan, reminders: [], unit }, now, 'sv')
    expect(roundIssues(gone, now).map(({ path }) => path)).toEqual(['unitId'])
  })
})

describe('the day from which a round is possible', () => {
  test.each([
    ['at eight: that day', '2026-03-30T08:00:00+02:00', '2026-03-30'],
    ['after eight: the day after', '2026-03-30T09:00:00+02:00', '2026-03-31'],
  ])('%s', (_, from, firstDay) => {
    expect(openingFrom(draft, new Date(from)).firstDay).toBe(firstDay)
  })

  test('keeps a last day that still fits, and moves one that does not', () => {
    const from = new Date('2026-03-30T08:00:00+02:00')
    expect(openingFrom({ ...draft, lastDay: '2026-04-20' }, from).lastDay).toBe('2026-04-20')
    expect(openingFrom(draft, from).lastDay).toBe('2026-04-13')
    expect(openingFrom({ ...draft, lastDay: '' }, from).lastDay).toBe('2026-04-13')
  })
})
