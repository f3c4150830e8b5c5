import { expect, test } from '@playwright/test'
import { answer, answerByKey, answerTimes, begin, count, countRequests, zone } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { safetySentence } from './safety-sentence.ts'

const start = '/stressprofil/start'

test('seed 4, stress profile flow: welcome, start, questions, result zone, and nothing is sent', async ({
  page,
}) => {
  const posts = countRequests(page, 'POST', /./)
  await page.goto('/stressprofil')
  await page.getByRole('link', { name: 'Gör stressprofilen' }).click()
  await begin(page)
  await answerTimes(page, 12, 'Sällan')
  await expect(page.getByRole('heading', { level: 1, name: 'Stämmer dina svar?' })).toBeVisible()
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(zone(page, 'Grön zon')).toBeVisible()
  await expect(page.getByText('Det här är inte en diagnos.')).toBeVisible()
  await page.getByText('Dina siffror').click()
  await expect(page.getByText('2,00 av 5', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Råd som håller balansen' })).toHaveAttribute(
    'href',
    '/green-zone',
  )
  await expect(page).toHaveTitle(/^Klart/)
  expect(posts()).toBe(0)
})

for (const [path, go, next, all, done] of [
  [start, 'Starta', 'Till första frågan', 'Alltid', 'Visa mitt resultat'],
  [`/en${start}`, 'Start', 'To the first question', 'Always', 'Show my result'],
] as const) {
  test(`every page of the form at ${path} is without findings`, async ({ page }) => {
    await page.goto(path)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: go, exact: true }).click()
    await expect(page.getByRole('button', { name: next })).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: next }).click()
    await page.getByRole('button', { name: /^(Fortsätt|Continue)$/ }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    expect(await findingsOf(page)).toEqual([])
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByText(new RegExp(`^(Fråga|Question) ${question} (av|of) 12$`))).toBeVisible()
      await answerByKey(page, all)
    }
    await expect(page.getByRole('button', { name: done })).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: done }).click()
    await expect(page.getByRole('article')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    for (const fold of await page.locator('.fold > summary').all()) await fold.click()
    expect(await findingsOf(page)).toEqual([])
  })
}

test('someone with a keyboard only answers with digits and comes through', async ({ page }) => {
  await page.goto(start)
  await page.getByRole('button', { name: 'Starta' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Vem ser vad' })).toBeFocused()
  await page.getByRole('button', { name: 'Till första frågan' }).focus()
  await page.keyboard.press('Enter')
  for (let question = 1; question <= 12; question++) {
    await expect(count(page, question)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('3')
    await expect(page.getByRole('radio', { name: 'Ibland' })).toBeChecked()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Stämmer dina svar?' })).toBeFocused()
  await page.getByRole('button', { name: 'Visa mitt resultat' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(zone(page, 'Röd zon')).toBeVisible()
})

test('no answer is chosen beforehand, and going on without one says what to do', async ({ page }) => {
  await page.goto(start)
  await begin(page)
  await expect(page.getByRole('radio')).toHaveCount(5)
  for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Fel: Fråga 1 av 12/)
  await summary.getByRole('link', { name: 'Välj hur ofta du har varit med om det här.' }).click()
  await expect(page.getByRole('radio', { name: 'Aldrig' })).toBeFocused()
  await answer(page, 'Ofta')
  await expect(page).toHaveTitle(/^Fråga 2 av 12/)
})

test('someone who reloads goes on at the first open question, and back and forward walk the questions', async ({
  page,
}) => {
  await page.goto(start)
  await begin(page)
  await answerTimes(page, 3, 'Ofta')
  await page.goBack()
  await expect(count(page, 3)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Ofta' })).toBeChecked()
  await page.goForward()
  await expect(count(page, 4)).toBeVisible()
  await page.getByRole('button', { name: 'Föregående' }).click()
  await expect(count(page, 3)).toBeVisible()
  await page.reload()
  await expect(count(page, 4)).toBeVisible()
  await expect(page.getByText('Du har redan börjat')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(start)
})

test('someone who switches language stays at the question, and at the result', async ({ page }) => {
  await page.goto(start)
  await begin(page)
  await answerTimes(page, 2, 'Ofta')
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(page.getByText('Question 3 of 12')).toBeVisible()
  await page.getByRole('link', { name: 'På svenska' }).click()
  await expect(count(page, 3)).toBeVisible()
  await answerTimes(page, 10, 'Ofta')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(zone(page, 'Röd zon')).toBeVisible()
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(zone(page, 'Red zone')).toBeVisible()
})

test('one question in each part may be skipped, not two', async ({ page }) => {
  await page.goto(start)
  await begin(page)
  await page.getByRole('button', { name: 'Hoppa över frågan' }).click()
  await expect(count(page, 2)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hoppa över frågan' })).toHaveCount(0)
  await expect(page.getByText('Du har redan hoppat över en fråga i den här delen.')).toBeVisible()
  await answerTimes(page, 11, 'Ibland')
  await expect(page.getByText('Överhoppad')).toHaveCount(1)
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(zone(page, 'Röd zon')).toBeVisible()
})

test('someone changes one answer on the check page and comes back there', async ({ page }) => {
  await page.goto(start)
  await begin(page)
  await answerTimes(page, 12, 'Aldrig')
  await page
    .getByRole('button', { name: /^Ändra/ })
    .nth(4)
    .click()
  await expect(count(page, 5)).toBeVisible()
  await answer(page, 'Alltid')
  await expect(page.getByRole('heading', { level: 1, name: 'Stämmer dina svar?' })).toBeVisible()
  await expect(page.getByText('Alltid', { exact: true })).toHaveCount(1)
})

test('someone who answers in two tabs loses nothing', async ({ page, context }) => {
  await page.goto(start)
  await begin(page)
  await answerTimes(page, 2, 'Ofta')
  const other = await context.newPage()
  await other.goto(start)
  await expect(count(other, 3)).toBeVisible()
  await answerTimes(other, 2, 'Sällan')
  await answer(page, 'Alltid') // question 3 again, later: this answer wins
  await other.reload()
  await expect(count(other, 5)).toBeVisible()
  await answerTimes(other, 8, 'Ibland')
  const answers = other.locator('dd').filter({ hasText: /^(Aldrig|Sällan|Ibland|Ofta|Alltid)$/ })
  await expect(answers).toHaveText(['Ofta', 'Ofta', 'Alltid', 'Sällan', ...Array<string>(8).fill('Ibland')])
  await other.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(other.getByRole('article')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Du blev klar i en annan flik' })).toBeVisible()
})

test('someone who loses the network in the middle answers on and gets the result', async ({
  page,
  context,
}) => {
  await page.goto(start)
  await begin(page)
  await answer(page, 'Sällan')
  await context.setOffline(true)
  await answerTimes(page, 11, 'Sällan')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(zone(page, 'Grön zon')).toBeVisible()
})

for (const [path, go, next, words] of [
  [
    start,
    'Starta',
    'Till första frågan',
    {
      never: 'Aldrig',
      always: 'Alltid',
      show: 'Visa mitt resultat',
      title: 'Det mesta verkar fungera just nu, men du är ofta mycket trött',
      first: /^Stryk en sak som kan vänta/,
      saved: 'Se alla dina resultat',
      row: 'Dina svar då: du är ofta mycket trött.',
    },
  ],
  [
    `/en${start}`,
    'Start',
    'To the first question',
    {
      never: 'Never',
      always: 'Always',
      show: 'Show my result',
      title: 'Most things seem to be working right now, but you’re often very tired',
      first: /^Drop one thing that can wait/,
      saved: 'See all your results',
      row: 'Your answers then: you’re often very tired.',
    },
  ],
] as const) {
  test(`someone always exhausted with a green total at ${path} is not told that all is well`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('button', { name: go, exact: true }).click()
    await page.getByRole('button', { name: next }).click()
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByText(new RegExp(`^(Fråga|Question) ${question} (av|of) 12$`))).toBeVisible()
      await answerByKey(page, question <= 3 ? words.always : words.never)
    }
    await page.getByRole('button', { name: words.show }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words.title)
    await expect(page.locator('.today li').first()).toHaveText(words.first)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('link', { name: words.saved }).click()
    await expect(page.getByText(words.row)).toBeVisible()
    await page.getByRole('link', { name: /^(Öppna|Open)/ }).click()
    await expect(heading).toHaveText(words.title)
  })
}

for (const [path, go, label, next, period, words] of [
  [
    start,
    'Starta',
    'Jag är helt sjukskriven',
    'Till första frågan',
    'Tänk på de senaste fyra veckorna, även om du inte har arbetat.',
    {
      never: 'Aldrig',
      show: 'Visa mitt resultat',
      title: 'Totalen ligger under gränsen, men du är sjukskriven',
      asked: 'Är du sjukskriven?',
      about: 'Vad resultatet visar när du är sjukskriven',
      leave: 'Om att vara sjukskriven',
      recovery: 'Återhämtningsprogrammet',
    },
  ],
  [
    `/en${start}`,
    'Start',
    'I am fully on sick leave',
    'To the first question',
    'Think of the last four weeks, even if you haven’t worked.',
    {
      never: 'Never',
      show: 'Show my result',
      title: 'Your total is below the limit, but you are on sick leave',
      asked: 'Are you on sick leave?',
      about: 'What the result shows when you are on sick leave',
      leave: 'About being on sick leave',
      recovery: 'The recovery programme',
    },
  ],
] as const) {
  test(`someone fully on sick leave is asked about the last four weeks at ${path}, and told what it can say`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(path)
    await page.getByRole('button', { name: go, exact: true }).click()
    await page.getByRole('heading', { level: 2, name: words.asked }).click()
    await page.getByRole('checkbox', { name: label }).check()
    expect(await findingsOf(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('checkbox', { name: label })).toBeChecked()
    await page.getByRole('button', { name: next }).click()
    for (let question = 1; question <= 12; question++) {
      await expect(page.getByText(new RegExp(`^(Fråga|Question) ${question} (av|of) 12$`))).toBeVisible()
      await expect(page.getByText(period)).toBeVisible()
      await answerByKey(page, words.never)
    }
    await page.getByRole('button', { name: words.show }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const about = page.getByRole('region', { name: words.about })
    await expect(about).toBeVisible()
    await expect(about.getByRole('link')).toHaveText([words.leave, words.recovery])
    await expect(page.locator('.today')).toHaveCount(0)
    await about.getByRole('link').first().hover()
    expect(await findingsOf(page)).toEqual([])
    expect(sent.filter((request) => /sick|sjuk/i.test(request))).toEqual([])
  })
}

test('in red, help lines are above everything else', async ({ page }) => {
  await page.goto(start)
  await begin(page)
  await answerTimes(page, 12, 'Alltid')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  const headings = page.locator('main').getByRole('heading')
  await expect(headings.nth(0)).toHaveText('Det finns hjälp nu')
  await expect(headings.nth(1)).toHaveText('Du verkar ha det tungt just nu')
  const help = page.getByRole('region', { name: 'Det finns hjälp nu' })
  await expect(help).toContainText(safetySentence)
  for (const number of ['112', '90101', '90 390']) {
    await expect(help.getByRole('link', { name: number, exact: true }).first()).toBeVisible()
  }
  await help.getByText('Fler nummer').click()
  await expect(help.getByRole('link', { name: '1177', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Stöd och återhämtning' }).click()
  await expect(page).toHaveURL(/\/red-zone$/)
  await expect(headings.nth(0)).toHaveText('Det finns hjälp nu')
  await page.goBack()
  await expect(headings.nth(1)).toHaveText('Du verkar ha det tungt just nu')
  await page.getByRole('button', { name: 'Lägg in i planen' }).click()
  await page.getByRole('link', { name: 'Se din plan' }).click()
  await expect(page.locator('#plan-today')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('a second result says whether anything certain has changed, and the line shows both', async ({
  page,
}) => {
  for (const label of ['Sällan', 'Ofta']) {
    await page.goto(start)
    await begin(page)
    await answerTimes(page, 12, label)
    await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
    await expect(page.getByRole('article')).toBeVisible()
  }
  await expect(page.getByText('Belastningen har ökat sedan')).toBeVisible()
  await expect(page.getByText('du har gått från grön zon till röd zon')).toBeVisible()
  await page.getByRole('link', { name: 'Se alla dina resultat' }).click()
  await expect(
    page.getByText('Belastningen har ökat sedan förra resultatet, och skillnaden är'),
  ).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Ta bort/ })
    .first()
    .click()
  // As elsewhere, the safe choice comes first.
  await expect(page.locator('.notice').getByRole('button', { name: /^(Ja|Nej), / })).toHaveText([
    'Nej, behåll det',
    'Ja, ta bort det',
  ])
  await page.getByRole('button', { name: 'Ja, ta bort det' }).click()
  await expect(page.getByText('Resultatet är borttaget.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ta bort/ })).toHaveCount(1)
})

test('the result stays after a reload, and can be removed from the browser', async ({ page }) => {
  await page.goto(start)
  await begin(page)
  await answerTimes(page, 12, 'Ibland')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await page.reload()
  await expect(zone(page, 'Röd zon')).toBeVisible()
  const remove = page.getByRole('button', { name: 'Ta bort resultatet från webbläsaren' })
  await remove.click()
  await expect(page.getByRole('button', { name: 'Nej, behåll det' })).toBeFocused()
  await page.getByRole('button', { name: 'Nej, behåll det' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Ja, ta bort det' }).click()
  await expect(page.getByText('Resultatet är borttaget från webbläsaren.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('somebody who takes the in-depth analysis leaves the causes out whole, or answers all of them', async ({
  page,
}) => {
  test.slow()
  await page.goto('/djupanalys')
  await begin(page)
  await answerTimes(page, 24, 'Ibland')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Vill du svara på frågor om vad som kan ligga bakom?',
  )
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('alert')).toContainText('Välj om du vill svara på frågorna om orsaker.')
  await page.getByRole('radio', { name: /^Nej/ }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('Du har valt att hoppa över frågorna om orsaker.')).toBeVisible()
  await page.getByRole('button', { name: 'Svara på dem ändå' }).click()
  await page.getByRole('radio', { name: /^Ja/ }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(count(page, 25, 46)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hoppa över frågan' })).toHaveCount(0)
  await answerTimes(page, 22, 'Ofta')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(page.getByRole('heading', { name: 'Vad på jobbet som kan ligga bakom' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('a result of a version that the product no longer has is in the list, under no empty heading', async ({
  page,
}) => {
  const result = {
    id: '3b0f5b0e-6f4e-4b8e-9b0e-000000000001',
    takenAt: '2026-11-20T10:00:00.000Z',
    answers: {},
    move: false,
    owner: null,
    result: {
      instrument: 'stressprofil',
      version: 'gone',
      total: 3.1,
      zone: 'yellow',
      causes: [],
      categories: ['exhaustion', 'emotional_distancing', 'cognitive_impairment', 'emotional_regulation'].map(
        (id) => ({ id, score: 3.1, risk: 'medium' }),
      ),
    },
  }
  await page.addInitScript((kept) => localStorage.setItem('andrum.results', kept), JSON.stringify([result]))
  await page.goto('/mina-resultat')
  await expect(page.getByRole('heading', { name: 'Alla resultat' })).toBeVisible()
  await expect(page.getByText('Gul zon')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belastningen över tid' })).toHaveCount(0)
})
