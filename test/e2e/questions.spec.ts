import { expect, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { earlierQuestion, earlierSecret } from './earlier-question.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const anna = 'anna@exempelbolaget.example'
const representative = 'skyddsombud@exempelbolaget.example'
const phone = { width: 320, height: 640 }

// In order: all of them use one person's weekly limit and the same answered question.
test.describe.configure({ mode: 'default' })
test.slow()

const section = (page: Page) =>
  page.getByRole('region', { name: 'Fråga skyddsombudet utan att säga vem du är' })

test('an employee asks with the keyboard, is warned before sending, and finds the question again', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signInAs(page, anna)
  await page.goto('/min-arbetsplats')
  const ask = section(page)
  await page.getByRole('link', { name: 'Fråga skyddsombudet' }).press('Enter')
  await expect(ask).toContainText('Frågan går till Sol Ombud.')
  await ask.getByRole('button', { name: 'Skriv en fråga' }).press('Enter')
  await expect(ask.getByLabel('Din fråga')).toBeFocused()
  await ask.getByRole('button', { name: 'Läs igenom innan du skickar' }).press('Enter')
  await expect(ask.getByText('Skriv din fråga med minst 10 tecken.')).toBeVisible()
  await expectFine(page)
  await ask.getByLabel('Din fråga').fill('Hur anmäler vi ett tillbud\nutan att bråka?')
  await ask.getByRole('button', { name: 'Läs igenom innan du skickar' }).press('Enter')
  await expect(ask.getByRole('heading', { name: 'Kan någon förstå att det är du?' })).toBeFocused()
  await expect(ask).toContainText('Ditt sätt att skriva kan också göra det')
  await expectFine(page)

  const sending = page.waitForRequest((request) => request.url().endsWith('/questions'))
  const reading = page.waitForRequest((request) => request.url().endsWith('/question-readings'))
  await ask.getByRole('button', { name: 'Skicka frågan' }).press('Enter')
  const sent = (await sending).postDataJSON() as Record<string, unknown>
  expect(Object.keys(sent).sort()).toEqual(['message', 'secret'])
  // The session is not sent, so that the server does not learn who reads the reply.
  expect((await (await reading).allHeaders()).cookie).toBeUndefined()
  await expect(ask.getByText('Frågan är skickad')).toBeVisible()
  await expect(ask.getByRole('button', { name: 'Skriv en fråga' })).toBeFocused()
  await expect(ask.getByText('Inget svar än')).toBeVisible()
  await expectFine(page)

  await page.goto('/en/min-arbetsplats')
  await expect(page.getByRole('heading', { name: 'Your questions in this browser' })).toBeVisible()
  await page.getByText('Read your question').press('Enter')
  await expect(page.getByText('Hur anmäler vi ett tillbud')).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Delete the question' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, delete' }).press('Enter')
  await expect(page.getByText('Your questions in this browser')).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('questions'))),
  ).toEqual([])
})

test('a browser that stores nothing sends nothing, because nobody could read the reply', async ({ page }) => {
  await signInAs(page, anna)
  await page.goto('/min-arbetsplats')
  const ask = section(page)
  await ask.getByRole('button', { name: 'Skriv en fråga' }).click()
  await ask.getByLabel('Din fråga').fill('Hur anmäler vi ett tillbud?')
  await ask.getByRole('button', { name: 'Läs igenom innan du skickar' }).click()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await ask.getByRole('button', { name: 'Skicka frågan' }).click()
  await expect(ask.getByText(/^Webbläsaren sparar ingenting just nu/)).toBeVisible()
  expect(requests.filter((url) => url.endsWith('/questions'))).toEqual([])
})

test('a safety representative replies and marks as done, and only the browser with the secret reads it', async ({
  page,
  browser,
}) => {
  const desk = await onAnotherDevice(browser, representative)
  await desk.goto('/matningar')
  await desk.getByRole('link', { name: 'Frågor', exact: true }).press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: 'Stöd och frågor' })).toBeVisible()
  const card = desk.getByRole('article').filter({ hasText: earlierQuestion })
  await expect(card).not.toContainText('Charlie')
  await expectFine(desk)
  await desk.setViewportSize(phone)
  await card.getByRole('button', { name: 'Skicka svaret' }).press('Enter')
  await expect(card.getByText('Skriv ditt svar med minst 10 tecken.')).toBeVisible()
  await expectFine(desk)
  await card.getByLabel('Ditt svar').fill('Ja, men bara det som gäller hens enhet.')
  await card.getByRole('button', { name: 'Skicka svaret' }).press('Enter')
  await expect(card.getByText('Svaret är skickat.', { exact: false })).toBeVisible()
  await card.getByRole('button', { name: /^Markera som klar/ }).press('Enter')
  await expect(desk.getByText('Frågan ligger nu bland de klara.')).toBeVisible()
  await desk.goto('/en/stodforfragningar')
  await expect(desk.getByText('Ja, men bara det som gäller hens enhet.')).toBeVisible()
  await expectFine(desk)
  await desk.context().close()

  await signInAs(page, anna)
  await page.goto('/min-arbetsplats')
  await expect(section(page).getByRole('button', { name: 'Skriv en fråga' })).toBeVisible()
  await expect(page.getByText('Ja, men bara det som gäller hens enhet.')).toHaveCount(0)
  const { memberships } = (await (await page.request.get('/api/v1/me')).json()) as {
    memberships: { organisation: { id: string } }[]
  }
  const mark = (await page.context().cookies()).find(({ name }) => name === 'signed-in')?.value
  const questions = [{ organisationId: memberships[0]?.organisation.id, secret: earlierSecret }]
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`andrum.questions.${mark}`, JSON.stringify({ questions })],
  )
  await page.reload()
  await expect(section(page).getByText(/^Skyddsombudet svarade/)).toBeVisible()
  await expect(section(page).getByText('Ja, men bara det som gäller hens enhet.')).toBeVisible()
  await expectFine(page)
})
