import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesBetween, shortestWindow, sleepOf, sleepWindow } from './sleep.ts'
import { type Answers, noAnswers } from './worksheet.ts'

const night = (out: string, woke: string, up: string, falling = 0, awake = 0): Answers => ({
  ...noAnswers,
  choices: { 'lights-out': out, woke, 'got-up': up },
  figures: { 'fell-asleep': falling, awake },
})

describe('the sleep diary', () => {
  test.each([
    ['no night', [], null],
    ['a night with no times', [noAnswers], null],
    [
      'a night over midnight',
      [night('23:00', '06:30', '07:00', 30, 30)],
      { inBed: 480, asleep: 390, share: 81 },
    ],
    ['lights out after midnight', [night('00:15', '08:00', '08:15')], { inBed: 480, asleep: 465, share: 97 }],
    [
      'a day after a night shift',
      [night('08:00', '13:00', '14:00', 0, 60)],
      { inBed: 360, asleep: 240, share: 67 },
    ],
    [
      'more awake than in bed',
      [night('23:00', '05:00', '06:00', 300, 300)],
      { inBed: 420, asleep: 0, share: 0 },
    ],
    ['up as soon as the light was out', [night('23:00', '23:00', '23:00')], null],
    [
      'woken after getting up, by mistake',
      [night('23:00', '07:00', '06:00')],
      { inBed: 420, asleep: 420, share: 100 },
    ],
    [
      'two nights, the longer counting for more of the share',
      [night('23:00', '07:00', '07:00'), night('01:00', '03:00', '05:00')],
      { inBed: 360, asleep: 300, share: 83 },
    ],
  ] as const)('%s', (_, nights, summary) => {
    const read = sleepOf(nights)
    expect(read && { inBed: read.inBed, asleep: read.asleep, share: read.share }).toEqual(summary)
  })
})

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const tired = { reasons: false, nightWork: false, rise: '06:00', meanSleep: 5.5, share: 70 }

describe('the sleep window', () => {
  test.each([
    [{}, { kind: 'window', from: '00:00', rise: '06:00', minutes: 360 }],
    [{ meanSleep: 7 }, { kind: 'window', from: '22:30', rise: '06:00', minutes: 450 }],
    [{ meanSleep: 3 }, { kind: 'window', from: '00:00', rise: '06:00', minutes: 360 }],
    [
      { meanSleep: 6, rise: '05:45' },
      { kind: 'window', from: '23:15', rise: '05:45', minutes: 390 },
    ],
    [{ meanSleep: 13 }, { kind: 'window', from: '20:00', rise: '06:00', minutes: 600 }],
    [{ share: 85 }, { kind: 'rise-only', rise: '06:00', why: 'sleeps-well' }],
    [{ nightWork: true }, { kind: 'rise-only', rise: '06:00', why: 'nights' }],
    [
      { reasons: true, nightWork: true },
      { kind: 'rise-only', rise: '06:00', why: 'ask-first' },
    ],
  ] as const)('with %j', (answers, window) => {
    expect(sleepWindow({ ...tired, ...answers })).toEqual(window)
  })

  test('is never shorter than six hours, ends when one gets up, and is there for nobody with a reason to ask first', () => {
    fc.assert(
      fc.property(
        time,
        fc.double({ min: 0, max: 14, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        fc.boolean(),
        (rise, meanSleep, share, reasons, nightWork) => {
          const window = sleepWindow({ rise, meanSleep, share, reasons, nightWork })
          expect(window.rise).toBe(rise)
          if (window.kind === 'rise-only') return
          expect(reasons || nightWork || share >= 85).toBe(false)
          expect(window.minutes).toBeGreaterThanOrEqual(shortestWindow)
          expect(minutesBetween(window.from, rise)).toBe(window.minutes)
        },
      ),
    )
  })
})
