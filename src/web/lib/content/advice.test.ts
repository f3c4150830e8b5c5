import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { actions as actionsEn } from '#text/en/actions.ts'
import { greenZone as greenEn } from '#text/en/green-zone.ts'
import { redZone as redEn } from '#text/en/red-zone.ts'
import { result as resultEn } from '#text/en/result.ts'
import { actions as actionsSv } from '#text/sv/actions.ts'
import { greenZone as greenSv } from '#text/sv/green-zone.ts'
import { redZone as redSv } from '#text/sv/red-zone.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { readRecoveryWeek } from './read-recovery-week.ts'

/** Advice that is in several places says the same in all of them (decision 0468). */

const everything = ['src/text', 'content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')),
)

it('it is the morning that has a fixed time, never the hour of falling asleep', () => {
  const fixedEvening =
    /lägg(a)? dig (vid )?samma tid|fasta tider för (mat och )?sömn|gå (och|i) (lägg|säng)[^.]*samma tid|go to bed at the same time|fixed times for (meals and )?sleep/i
  expect(everything.filter((text) => fixedEvening.test(text))).toEqual([])
  expect(actionsSv['exhaustion.bedtime.how']).toMatch(/lägg dig när du är sömnig.*gå upp samma tid/i)
  expect(actionsEn['exhaustion.bedtime.how']).toMatch(
    /go to bed when you’re sleepy.*get up at the same time/i,
  )
})

it.each([
  ['sv', greenSv, actionsSv, /halvtimme/i, /klarvaken.*gå upp en stund/i],
  ['en', greenEn, actionsEn, /half (an )?hour/i, /wide awake.*get up for a while/i],
] as const)(
  'the evening slows down for the last half hour, and who is wide awake gets up (%s)',
  (language, green, actions, halfAnHour, up) => {
    const evening = readRecoveryWeek(language, 2).days[1]?.html ?? ''
    for (const text of [green['green.sleep.2'], actions['exhaustion.bedtime.how'], evening]) {
      expect(text).toMatch(halfAnHour)
    }
    expect(evening).toMatch(up)
  },
)

it.each([
  ['sv', resultSv],
  ['en', resultEn],
] as const)('somebody who is threatened is sent to 112 before to the manager (%s)', (_language, result) => {
  expect(result['mistreated.1']).toMatch(/112/)
})

it.each([
  ['sv', resultSv, redSv, /i dag/i, /den här veckan/i],
  ['en', resultEn, redEn, /today/i, /this week/i],
] as const)(
  'in red, care is asked for today and not later in the week (%s)',
  (language, result, red, today, later) => {
    const week = readRecoveryWeek(language, 1)
    const [first] = week.days
    expect(first?.tool).toBe('medical')
    for (const text of [
      result['step.support.text'],
      red['red.resources.specialist.text'],
      red['red.acute.2'],
      first?.html ?? '',
      week.care.title,
    ]) {
      expect(text).toMatch(today)
      expect(text).not.toMatch(later)
    }
  },
)

it('whoever lies awake is told to get up for a while, never that lying there is rest', () => {
  const lying = /också vila att ligga|ligga kvar är också vila|staying in bed is rest/i
  expect(everything.filter((text) => lying.test(text))).toEqual([])
  for (const [language, up] of [
    ['sv', /klarvaken kan du gå upp en stund/],
    ['en', /wide awake you can get up for a while/],
  ] as const) {
    expect(
      readRecoveryWeek(language, 2)
        .days.map(({ html }) => html)
        .join(' '),
    ).toMatch(up)
  }
})

it('nobody is said to lose their memory, and short breaks never stand against free evenings', () => {
  const said = /tappar minnet|lose your memory|inte en lång på kvällen|than one long pause in the evening/i
  expect(everything.filter((text) => said.test(text))).toEqual([])
})
