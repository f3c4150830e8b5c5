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

/** Advice that several texts give is the same in all of them (decision 0468). */

const everythingIn = (language: 'sv' | 'en') =>
  [`src/text/${language}`, `content/${language}`].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')),
  )

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

/** Every text on when to seek care for sleep. The second week names its step of the ladder by week. */
const aboutSleep = [
  'about-stress.md',
  'programme/module-2-part-1.md',
  'programme/module-2-part-2.md',
  'worksheets/sleep-diary.json',
  'worksheets/sleep-window.json',
]

it.each([
  ['sv', resultSv, /(sovit|sover|sömnen)[^.]*(veckor|månad)/gi, /vård|1177/i],
  ['en', resultEn, /(slept|sleep)[^.]*(weeks|month)/gi, /health centre|doctor|1177/i],
] as const)(
  'when to seek care for sleep is one ladder, in the same words everywhere (%s)',
  (language, result, lengths, care) => {
    const ladder = result['care.sleep']
    // A phone number may be a link.
    const plain = (text: string) => text.replaceAll('’', "'").replace(/\[([^\]]+)\]\(tel:\d+\)/g, '$1')
    for (const name of aboutSleep) {
      expect(plain(readFileSync(`content/${language}/${name}`, 'utf8'))).toContain(plain(ladder))
    }
    const elsewhere = everythingIn(language).flatMap((text) =>
      plain(text)
        .replaceAll(plain(ladder), '')
        .split(/[.\n]/)
        .filter((sentence) => sentence.match(lengths) !== null && care.test(sentence)),
    )
    expect(elsewhere).toEqual([])
  },
)

it('rest is as much as somebody needs, and it is sleep in the daytime that has a limit', () => {
  expect(
    everything.filter((text) =>
      /vilar på dagen[^.]*halvtimme|rest during the day[^.]*half an hour/i.test(text),
    ),
  ).toEqual([])
})

it.each([
  ['sv', /samma kväll eller de närmaste/i, /en timme efteråt/i, /öka inte, prata med vården/i],
  [
    'en',
    /same evening or over the next|same evening or for days/i,
    /an hour later/i,
    /don’t do more (until you’ve talked to them|for now, and talk to your doctor or nurse)/i,
  ],
] as const)(
  'worsening that comes later is looked for over two days (%s)',
  (language, later, hour, advice) => {
    const week = readFileSync(`content/${language}/recovery/week-3.md`, 'utf8')
    const causes = readFileSync(`content/${language}/health-centre.md`, 'utf8')
    expect(week).toMatch(later)
    expect(week).not.toMatch(hour)
    for (const text of [week, causes]) expect(text).toMatch(advice)
    expect(causes).toMatch(/ME\/CFS/)
    expect(causes).toMatch(/postcovid|post-covid/i)
  },
)

it.each([
  [
    'sv',
    [
      'nedstäm',
      'inte vilja leva',
      'sömnmedel',
      'lugnande',
      'alkohol',
      'fall',
      'migrän',
      'med eller utan vård',
      'bipolär',
      'epilepsi',
      'mottagnings råd',
    ],
  ],
  [
    'en',
    [
      'depressed',
      'not wanting to live',
      'sleeping pills',
      'sedatives',
      'alcohol',
      'fall easily',
      'migraine',
      'whether or not',
      'bipolar',
      'epilepsy',
      'clinic’s advice',
    ],
  ],
] as const)(
  'who should not use the sleep window alone is the same list in the reading and the worksheet (%s)',
  (language, words) => {
    for (const name of ['programme/module-2-part-2.md', 'worksheets/sleep-window.json']) {
      const text = readFileSync(`content/${language}/${name}`, 'utf8')
      for (const word of words) expect(text).toContain(word)
    }
  },
)

it.each([
  ['sv', 'tackat nej', /82,4 mot 77,9/],
  ['en', 'declined', /82\.4 (against|per cent compared with) 77\.9/],
] as const)(
  'wherever the study of talks at work is told, so is who declined and what was left of it (%s)',
  (language, declined, later) => {
    const telling = everythingIn(language).filter((text) => /Karlson/.test(text))
    expect(telling).toHaveLength(4)
    for (const text of telling) {
      expect(text).toContain(declined)
      expect(text).toMatch(later)
    }
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
    ['en', /wide awake, you can get up for a while/],
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
