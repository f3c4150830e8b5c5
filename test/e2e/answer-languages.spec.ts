import { expect, test } from '@playwright/test'
import { answerLanguageRows } from '#core/answer-languages.ts'
import { words as ar } from '#text/answering/ar/words.ts'
import { words as fi } from '#text/answering/fi/words.ts'
import { words as pl } from '#text/answering/pl/words.ts'
import { words as uk } from '#text/answering/uk/words.ts'
import { result } from '#text/en/result.ts'
import { answerTimes, countRequests } from './answer-form.ts'
import { expectFine } from './fine.ts'
import { serveLanguages } from './serve-languages.ts'

type Site = Awaited<ReturnType<typeof serveLanguages>>
let site: Site
let silent: Site
test.beforeAll(async () => {
  site = await serveLanguages(['fi', 'ar', 'pl', 'uk'])
  silent = await serveLanguages([])
})
test.afterAll(() => {
  site.close()
  silent.close()
})

test('somebody who reads Finnish chooses it on a Swedish page, answers and reads the result, and goes back to English', async ({
  page,
}) => {
  const fetched = countRequests(page, 'GET', /\/words-/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.address}/stressprofil/start`)
  expect(fetched()).toBe(0)
  await page.getByRole('link', { name: 'Suomi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fi.texts.profile['welcome.stressprofil.heading'],
  )
  await expect(page).toHaveURL(`${site.address}/en/stressprofil/start`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page.locator('header').first()).toHaveAttribute('lang', 'en')
  await expectFine(page)

  await page.getByRole('button', { name: fi.texts.profile['welcome.start'] }).click()
  await expect(page.getByText(fi.texts.profile['promise.visitor.1'])).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: fi.texts.profile['promise.start'] }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: fi.instrument['items.ex-evening.text'] }),
  ).toBeVisible()
  await expectFine(page)
  await answerTimes(page, 12, fi.instrument['answers.sometimes.text'])
  await page.getByRole('button', { name: fi.texts.profile['check.show'] }).click()
  await expect(page.getByText(fi.texts.result['figures.title']).first()).toBeVisible()
  await expectFine(page)

  await page.getByRole('button', { name: fi.texts.easySwedish['languages.off'] }).click()
  await expect(page.getByText(result['figures.title']).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('header').first()).not.toHaveAttribute('lang')
})

for (const [language, words] of [
  ['pl', pl],
  ['uk', uk],
] as const) {
  const { ownName } = answerLanguageRows[language]
  test(`somebody who reads ${ownName} answers and reads the result in it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.address}/stressprofil/start`)
    await page.getByRole('link', { name: ownName }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.texts.profile['welcome.stressprofil.heading'],
    )
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: words.texts.profile['welcome.start'] }).click()
    await expect(page.getByText(words.texts.profile['promise.visitor.1'])).toBeVisible()
    await expectFine(page)
    await page.getByRole('button', { name: words.texts.profile['promise.start'] }).click()
    await answerTimes(page, 12, words.instrument['answers.often.text'])
    await page.getByRole('button', { name: words.texts.profile['check.show'] }).click()
    await expect(page.getByText(words.texts.result['figures.title']).first()).toBeVisible()
    await expectFine(page)
  })
}

test('a link asks for Arabic, which is read from right to left at 320 px from the code to the red zone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${site.address}/en/svara#ar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.texts.enterCode.title)
  await expect(page).toHaveURL(`${site.address}/en/svara`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectFine(page)
  for (const path of ['stressprofil/start', 'vem-ser-vad', 'green-zone', 'yellow-zone', 'red-zone']) {
    await page.goto(`${site.address}/en/${path}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectFine(page, path)
  }
  await expect(page.getByText(ar.texts.safety['safety.life']).first()).toBeVisible()
  // Switched off on the page, it stays off after a reload.
  await page.getByRole('button', { name: ar.texts.easySwedish['languages.off'] }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('where the operator has switched none on, none is offered, and no link reaches one', async ({
  page,
}) => {
  await page.goto(`${silent.address}/en/stressprofil/start#fi`)
  await expect(page.getByRole('link', { name: 'Suomi' })).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // A language that was chosen before the operator switched it off.
  await page.evaluate(() => localStorage.setItem('andrum.answer-language', '"ar"'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.goto(`${silent.address}/svara`)
  await expect(page.getByRole('link', { name: 'العربية' })).toHaveCount(0)
})
