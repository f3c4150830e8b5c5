import { expect, type Page, test } from '@playwright/test'
import { answer, answerTimes, begin, zone } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { askedInOwnWords } from './organisation-with-own-questions.ts'
import { notAsked } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()

const phone = { width: 320, height: 640 }
const widerThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth')

test('HR writes own questions, is warned of one about health, and finds them in the review', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signInAs(page, notAsked)
  await page.goto('/matningar?ny=vad')
  await page.getByLabel('Vad ska mätningen heta?').fill('Pauser')
  await page.getByLabel(/^Stressprofil/).check()
  await page.locator('#round-own summary').press('Enter')
  const own = page.getByLabel('Frågorna, Svenska')
  await own.fill('x'.repeat(500))
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('alert')).toContainText('Kontrollera de egna frågorna')
  await expect(own).toHaveValue('x'.repeat(500))

  await own.fill('Har du varit sjukskriven?\nTar du dina pauser?')
  const list = page.getByRole('list', { name: 'Så här läses frågorna' })
  await expect(list).toContainText('Ordet ”sjukskriven” kan göra att frågan handlar om hälsa.')
  expect(await findingsOf(page)).toEqual([])
  expect(await widerThanScreen(page)).toBe(false)
  await own.fill('Hinner du ta dina pauser?\nVet du vem du frågar?')
  await page.getByLabel('Frågorna, English').fill('Do you take your breaks?\nDo you know who to ask?')
  await expect(list).not.toContainText('hälsa')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  const review = page.getByRole('region', { name: 'Egna frågor' })
  await expect(review).toContainText('Mätningen ställer också 2 egna frågor.')
  // In both languages, so that the person who approves has read all that will be asked.
  await expect(review).toContainText('Hinner du ta dina pauser?')
  await expect(review).toContainText('Do you take your breaks?')
  expect(await findingsOf(page)).toEqual([])
})

test('somebody answers the questions of their employer, or leaves them out, and the result is theirs', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signInAs(page, askedInOwnWords)
  await page.goto('/stressprofil/start')
  await page.getByRole('button', { name: 'Svara i mätningen' }).click()
  await begin(page)
  await answerTimes(page, 12, 'Sällan')
  await expect(
    page.getByRole('group', { name: 'Vill du svara på några frågor från din arbetsgivare?' }),
  ).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('radio', { name: /^Nej, jag hoppar över dem/ }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('Du har valt att hoppa över frågorna från din arbetsgivare.')).toBeVisible()
  await page.getByRole('button', { name: 'Svara på dem ändå' }).click()
  await page.getByRole('radio', { name: /^Ja, jag svarar på 2 frågor/ }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('Frågan är skriven av din arbetsgivare.')).toBeVisible()
  await answerTimes(page, 1, 'Ofta')
  await expect(page.getByRole('group', { name: /Vet du vem du frågar om schemat/ })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await answer(page, 'Alltid')
  await expect(page.getByRole('heading', { level: 2, name: 'Frågor från din arbetsgivare' })).toBeVisible()
  const sending = page.waitForResponse((response) => response.url().endsWith('/answers'))
  await page.getByRole('button', { name: 'Skicka mina svar' }).click()
  expect((await sending).status()).toBe(201)
  await expect(zone(page, 'Grön zon')).toBeVisible()
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('own-')
})
