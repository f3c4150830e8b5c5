import { expect, test } from '@playwright/test'
import { pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'

const words = {
  sv: {
    sheet: /^Arbetsblad/,
    never: ['svårt nedstämd', 'tankar på att inte vilja leva'],
    askFirst: [
      'sömnmedel',
      'lugnande medel',
      'alkohol för att sova',
      'lätt faller',
      'migrän',
      'utmattad, med eller utan vård',
      'annan psykisk ohälsa',
      'psykos',
      'går i sömnen',
      'gravid',
      'farligt att vara sömnig',
      'andningsuppehåll',
      'nära att somna på dagen',
    ],
    clinic: ['bipolär sjukdom', 'epilepsi', 'krampanfall'],
    question: 'Stämmer något av det på dig?',
    yes: 'Ja, eller jag är osäker',
    no: 'Nej',
    hours: 'När arbetar du?',
    days: 'Dagtid, eller pass som börjar ungefär samtidigt',
    rise: 'När går du upp, alla dagar i veckan?',
    sleep: /^Din sömn i snitt/,
    share: /^Din sömneffektivitet/,
    window: /^Ditt sömnfönster är/,
    first: /Prata med en läkare eller sjuksköterska innan du begränsar/,
  },
  en: {
    sheet: /^Worksheet/,
    never: ['severely depressed', 'thoughts of not wanting to live'],
    askFirst: [
      'sleeping pills',
      'sedatives',
      'alcohol to sleep',
      'fall easily',
      'migraine',
      'exhausted, whether or not',
      'another mental health problem',
      'psychosis',
      'walk in your sleep',
      'pregnant',
      'dangerous to be sleepy',
      'pauses in your breathing',
      'falling asleep in the daytime',
    ],
    clinic: ['bipolar disorder', 'epilepsy', 'seizures'],
    question: 'Is any of that true of you?',
    yes: 'Yes, or I’m not sure',
    no: 'No',
    hours: 'When do you work?',
    days: 'Days, or shifts that start at about the same time',
    rise: 'When will you get up, every day of the week?',
    sleep: /^Your average sleep/,
    share: /^Your sleep efficiency/,
    window: /^Your sleep window is/,
    first: /Talk to a doctor or nurse before you limit/,
  },
} as const

for (const language of ['sv', 'en'] as const) {
  const t = words[language]

  test(`who should not use the sleep window alone is read before it, and a yes or no answer draws none (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, '/stresshanteringsprogram/modul-2/del-2#arbetsblad'))
    await expect(page.getByRole('heading', { name: t.sheet })).toBeInViewport()
    const question = page.getByRole('group', { name: t.question })
    await expect(question).toBeVisible()
    const sheet = page.locator('.programme-section', { has: question })
    for (const reason of [...t.never, ...t.askFirst, ...t.clinic]) await expect(sheet).toContainText(reason)

    await page.getByRole('group', { name: t.hours }).getByLabel(t.days).check()
    await page.getByLabel(t.rise).fill('06:00')
    await page.getByLabel(t.sleep).fill('6')
    await page.getByLabel(t.share).fill('70')
    // Nothing is drawn for a person who has not answered.
    await expect(sheet.getByText(t.window)).toHaveCount(0)
    await question.getByLabel(t.yes).check()
    await expect(sheet.getByText(t.first)).toBeVisible()
    await expect(sheet.getByText(t.window)).toHaveCount(0)
    await expectFine(page)
    await question.getByLabel(t.no, { exact: true }).check()
    await expect(sheet.getByText(t.window)).toBeVisible()
    await question.getByLabel(t.yes).check()
    await expect(sheet.getByText(t.window)).toHaveCount(0)
  })
}
