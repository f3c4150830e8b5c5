import { expect, test } from 'vitest'
import { recoveryWeeks } from '#core/programme/recovery.ts'
import { readRecoveryWeek } from './read-recovery-week.ts'

test.each(recoveryWeeks)(
  'week %i has seven days, one of rest and one about work, alike in both languages',
  (week) => {
    const [sv, en] = [readRecoveryWeek('sv', week), readRecoveryWeek('en', week)]
    for (const { days, aim, why, care } of [sv, en]) {
      expect(days.map(({ kind }) => kind).toSorted()).toEqual([...Array(5).fill('own'), 'rest', 'work'])
      expect([aim, why, care.title].every(Boolean)).toBe(true)
      // Every week says where to turn; what is urgent is in the safety block below it (lib/safety).
      expect(care.html).toMatch(/tel:1177/)
      expect(care.html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(2)
      expect(new Set(days.map(({ title }) => title)).size).toBe(7)
    }
    const shape = ({ days }: typeof sv) => days.map(({ minutes, tool, kind }) => [minutes, tool, kind])
    expect(shape(en)).toEqual(shape(sv))
  },
)

test('the phases are attributed to nobody, and nothing is promised', () => {
  for (const language of ['sv', 'en'] as const) {
    for (const week of recoveryWeeks) {
      const text = JSON.stringify(readRecoveryWeek(language, week))
      expect(text).not.toMatch(/socialstyrelsen|försäkringskassan|enligt 1177|according to 1177/i)
      expect(text).not.toMatch(/kommer att bli (bättre|frisk)|du blir frisk|will get better|will recover/i)
    }
  }
})
