import { expect, type Page, test } from '@playwright/test'
import { answerByKey, answerTimes, begin, count, countRequests, zone } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const start = '/stressprofil/start'
const earlierQuestion = 'Hur ofta har det spelat liten roll för dig hur det går på jobbet?'
const newQuestion = 'Hur ofta har du tyckt att det kvittar hur det går på jobbet?'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A result from before version 2.0 of the questions, stored in this browser. */
const earlierResult = {
  id: '3b0f5b0e-6f4e-4b8e-9b0e-000000000009',
  takenAt: '2026-03-03T10:00:00.000Z',
  answers: {},
  move: false,
  owner: null,
  result: {
    instrument: 'stressprofil',
    version: '1.0',
    total: 2,
    zone: 'green',
    provisional: true,
    causes: [],
    categories: ['exhaustion', 'emotional_distancing', 'cognitive_impairment', 'emotional_regulation'].map(
      (id) => ({ id, score: 2, band: 'not_raised', risk: 'none' }),
    ),
  },
}

async function keep(page: Page, key: string, value: unknown) {
  await page.addInitScript(
    ([name, kept]) => {
      if (sessionStorage.getItem('laid') === null) localStorage.setItem(name, kept)
      sessionStorage.setItem('laid', '1')
    },
    [key, JSON.stringify(value)] as const,
  )
}

test('a round that was opened with earlier questions is answered with them, and its result is read with them', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, 'medarbetare-1@tidigarebolaget.example')
  const sent = page.waitForRequest(/\/api\/v1\/rounds\/[^/]+\/answers$/)
  await page.goto(start)
  await page.getByRole('button', { name: 'Svara i mätningen' }).click()
  await begin(page)
  await answerTimes(page, 3, 'Ibland')
  await expect(heading(page)).toHaveText(earlierQuestion)
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(heading(page)).toHaveText('How often have you cared little about how things go at work?')
  await page.getByRole('link', { name: 'På svenska' }).click()
  await expect(heading(page)).toHaveText(earlierQuestion)
  await page.reload()
  await expect(heading(page)).toHaveText(earlierQuestion)
  await answerTimes(page, 9, 'Ibland')
  await page.getByRole('button', { name: 'Skicka mina svar' }).click()
  await expect(page.getByText('Tack. Ditt svar är skickat.')).toBeVisible()
  expect((await sent).postDataJSON()).toMatchObject({
    version: '2.0',
    answers: { 'di-matters-little': 'sometimes' },
  })
  await page.reload()
  await expect(zone(page, 'Röd zon')).toBeVisible()
  await page.getByText('Så räknas resultatet').click()
  await expect(page.getByText('Stressprofil 2.0')).toBeVisible()
  await page.goto('/mina-resultat')
  await page.getByRole('link', { name: /^Öppna/ }).click()
  await page.getByText('Så räknas resultatet').click()
  await expect(page.getByText('Stressprofil 2.0')).toBeVisible()
})

test('answers begun to earlier questions are told of, and the person begins anew', async ({ page }) => {
  const at = Date.now() - 3600_000
  await keep(page, 'andrum.draft.stressprofil', {
    version: '1.0',
    key: '3b0f5b0e-6f4e-4b8e-9b0e-000000000008',
    startedAt: at,
    answers: { 'ex-evening': { word: 'often', at }, 'di-longed-away': { word: 'often', at } },
    causes: null,
  })
  await page.goto(start)
  const told = page.getByText('Frågorna har fått nya formuleringar sedan du började svara.')
  await expect(told).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await begin(page)
  await expect(count(page, 1)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await answerTimes(page, 3, 'Ofta')
  await expect(heading(page)).toHaveText(newQuestion)
  await page.goto(start)
  await expect(count(page, 4)).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('no change is said between results of two versions, and the person reads why', async ({ page }) => {
  test.slow()
  await keep(page, 'andrum.results', [earlierResult])
  await page.goto(start)
  await begin(page)
  await answerTimes(page, 12, 'Ofta')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  const why = /Frågorna fick nya formuleringar efter ditt resultat från 3\smars 2026/
  await expect(page.getByRole('article').getByText(why)).toBeVisible()
  await expect(page.getByText(/större än vad slumpen/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Se alla dina resultat' }).click()
  await expect(page.getByRole('figure').getByText(why)).toBeVisible()
  await expect(page.getByText('Linjen är bruten där frågorna fick nya formuleringar.')).toBeVisible()
  await page.getByRole('button', { name: 'Jämför två resultat' }).click()
  await expect(page.getByRole('status').getByText(why)).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.goto('/hem')
  await expect(page.getByText(why)).toBeVisible()
  await page.goto(`/mina-resultat?id=${earlierResult.id}`)
  await page.getByText('Dina siffror').click()
  await expect(page.getByText('2,00 av 5', { exact: true })).toBeVisible()
  await page.getByText('Så räknas resultatet').click()
  await expect(page.getByText('Stressprofil 1.0')).toBeVisible()
})

for (const [path, go, next, word, yes, period, away, weeks] of [
  [
    '/djupanalys',
    'Starta',
    'Till första frågan',
    'Ibland',
    /^Ja/,
    'Tänk på de senaste fyra veckorna du har jobbat.',
    'Jag är helt sjukskriven',
    'Tänk på de senaste fyra veckorna, även om du inte har arbetat.',
  ],
  [
    '/en/djupanalys',
    'Start',
    'To the first question',
    'Sometimes',
    /^Yes/,
    'Think of the last four weeks you have worked.',
    'I am fully on sick leave',
    'Think of the last four weeks, even if you haven’t worked.',
  ],
] as const) {
  for (const [onSickLeave, words] of [
    [false, period],
    [true, weeks],
  ] as const) {
    test(`the period stands at every question and every cause on a phone at ${path}, ${onSickLeave ? 'on sick leave' : 'at work'}`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 390, height: 844 })
      const posts = countRequests(page, 'POST', /./)
      await page.goto(path)
      await page.getByRole('button', { name: go, exact: true }).click()
      if (onSickLeave) {
        await page.getByRole('heading', { name: /^(Är du sjukskriven|Are you on sick leave)/ }).click()
        await page.getByRole('checkbox', { name: away }).check()
      }
      await page.getByRole('button', { name: next }).click()
      for (let question = 1; question <= 46; question++) {
        await expect(page.getByText(new RegExp(`^(Fråga|Question) ${question} (av|of) `))).toBeVisible()
        const group = page.getByRole('group').filter({ has: page.getByRole('radio') })
        await expect(group).toHaveAccessibleDescription(new RegExp(words.replace('.', '\\.')))
        await expect(page.getByText(words)).toBeInViewport()
        // The answers and the continue button are in the first screen.
        await expect(page.getByRole('button', { name: /^(Fortsätt|Continue)$/ })).toBeInViewport()
        await answerByKey(page, word)
        if (question === 24) {
          await page.getByRole('radio', { name: yes }).check()
          await page.getByRole('button', { name: /^(Fortsätt|Continue)$/ }).click()
        }
      }
      expect(posts()).toBe(0)
    })
  }
}
