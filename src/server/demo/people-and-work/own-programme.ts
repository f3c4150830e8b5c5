import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, mondayOf } from '#core/calendar/local-time.ts'
import { emptyProgramme, type StressProgramme } from '#core/programme/stress-programme.ts'
import { type Answers, noAnswers, type WorksheetValues } from '#core/worksheets/worksheet.ts'

const rows = (all: readonly Partial<Answers>[]): Readonly<Record<string, Answers>> =>
  Object.fromEntries(all.map((row, position) => [`row-${position + 1}`, { ...noAnswers, ...row }]))

const takes = (what: string, where: string, amount: number): Partial<Answers> => ({
  texts: { 'takes-what': what },
  choices: { 'takes-where': where },
  figures: { 'takes-amount': amount },
})
const gives = (what: string, often: string, amount: number): Partial<Answers> => ({
  texts: { 'gives-what': what },
  choices: { 'gives-often': often },
  figures: { 'gives-amount': amount },
})
const dayOfBudget = (day: string, spent: string, spend: number, earned: string, earn: number) => ({
  texts: { 'spend-what': spent, 'earn-what': earned },
  choices: { day },
  figures: { spend, earn },
})

const stressMap: WorksheetValues = {
  ...noAnswers,
  texts: {
    surprise: 'Att det är avbrotten som tar mest, inte besöken i sig.',
    less: 'Svara på meddelanden medan jag går mellan två besök.',
    more: 'Rasten tillsammans med de andra i gruppen.',
  },
  choices: { most: 'amount' },
  rows: {
    takes: rows([
      takes('Besök som läggs till samma morgon', 'work', 4),
      takes('Telefonen ringer medan jag är hos någon', 'work', 5),
      takes('Dokumentationen i slutet av passet', 'work', 3),
      takes('Att planera middagen när jag är trött', 'home', 2),
    ]),
    gives: rows([
      gives('Kaffet hos Astrid', 'few', 4),
      gives('Att cykla hem', 'daily', 3),
      gives('Körövningen', 'once', 5),
    ]),
  },
}

const earlySigns: WorksheetValues = {
  ...noAnswers,
  texts: {
    first: 'Jag vaknar klockan fyra och räknar igenom dagens besök.',
    others: 'Min syster säger att jag svarar kort i telefonen.',
    'do-first': 'Gå hem i tid två dagar i rad, och ta bort något från kvällen.',
    tell: 'Min syster får fråga hur jag har sovit.',
  },
  choices: { now: 'clear-now' },
  sets: {
    body: ['tense', 'light-sleep'],
    thoughts: ['work-off', 'forget'],
    feelings: ['irritable'],
    doing: ['breaks', 'evenings'],
  },
  rows: {
    own: rows([
      { texts: { 'own-sign': 'Jag slutar att sjunga i bilen' }, choices: { 'own-strength': 'clear' } },
    ]),
  },
}

const energyBudget: WorksheetValues = {
  ...noAnswers,
  texts: {
    cost: 'Dubbla besök på onsdagen när Lisa är på utbildning.',
    change: 'Jag ber om att få byta det sista besöket mot ett på torsdagen.',
    income: 'Rast utomhus direkt efter det sista besöket.',
    ask: 'Charlie, som lägger schemat.',
  },
  choices: { priciest: 'change-wed', how: 'move' },
  rows: {
    week: rows([
      dayOfBudget('mon', 'Nytt schema', 3, 'Lunch med de andra', 2),
      dayOfBudget('tue', 'Två besök till', 3, 'Promenad', 3),
      dayOfBudget('wed', 'Dubbla besök', 5, 'Ingenting', 0),
      dayOfBudget('thu', 'Möte om rutiner', 2, 'Körövningen', 5),
    ]),
  },
}

const recoveryMenu: WorksheetValues = {
  ...noAnswers,
  texts: {
    want: 'En stund då ingen vill något av mig.',
    obstacle: 'Att nästa besök redan har blivit försenat.',
    instead: 'Jag sitter kvar en minut i bilen innan jag kör.',
    keep: 'Minuten i bilen. Den går nästan alltid att få till.',
  },
  figures: { before: 3, after: 5 },
  choices: { 'too-much': 'people' },
  sets: {
    'menu.one-minute': ['Sitta kvar i bilen och andas', 'Dricka vatten vid ett öppet fönster'],
    'menu.five-minutes': ['Gå runt kvarteret'],
    'menu.break': ['Äta ute på bänken', 'Lyssna på musik utan att göra något annat'],
  },
  rows: {
    plan: rows([
      {
        texts: {
          'plan-when': 'Efter besöket klockan tio',
          'plan-what': 'Minuten i bilen',
          'plan-cover': 'Ingen behöver täcka upp',
        },
      },
    ]),
  },
}

/** A person who began four weeks ago, has done the first module and is at the first part of the second. */
export function ownProgramme(now: Date): StressProgramme {
  const begun = addDays(mondayOf(dayOf(now)), -28)
  const inWeek = (week: number, weekday: number) => addDays(begun, (week - 1) * 7 + weekday - 1)
  return {
    ...emptyProgramme,
    startedOn: begun,
    modules: { 1: begun, 2: inWeek(5, 1) },
    parts: { 1.1: inWeek(1, 3), 1.2: inWeek(2, 4), 1.3: inWeek(3, 3), 1.4: inWeek(4, 5) },
    notes: {
      1.1: 'Jag visste inte att avbrotten tar så mycket. Nästa vecka ställer jag telefonen på ljudlöst under besöken.',
      1.4: 'Minuten i bilen fungerar. Rasten utomhus blev av två gånger av fyra.',
    },
    worksheets: {
      'stress-map': stressMap,
      'early-signs': earlySigns,
      'energy-budget': energyBudget,
      'recovery-menu': recoveryMenu,
    },
    checks: {
      [inWeek(1, 5)]: { strain: 2, recovery: 2, step: 2 },
      [inWeek(2, 5)]: { strain: 3, recovery: 2, step: 3 },
      [inWeek(3, 5)]: { strain: 3, recovery: 3, step: 3 },
      [inWeek(4, 7)]: { strain: 4, recovery: 3, step: 4 },
    },
  }
}
