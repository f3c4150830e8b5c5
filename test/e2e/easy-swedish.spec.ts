import { expect, test } from '@playwright/test'
import { answer, count, countRequests } from './answer-form.ts'
import { expectFine } from './fine.ts'

const welcome = 'Inget svar är rätt eller fel.'

test('somebody chooses easy Swedish, is asked the same questions with words explained, and undoes it in one press', async ({
  page,
}) => {
  const fetched = countRequests(page, 'GET', /answering-words/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/stressprofil/start')
  await expect(page.getByText('Det finns inga rätta svar')).toBeVisible()
  expect(fetched()).toBe(0)

  await page.getByRole('button', { name: 'Läs på lättläst svenska' }).press('Enter')
  await expect(page.getByText(welcome)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Läs på vanlig svenska' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expectFine(page)

  await page.getByRole('button', { name: 'Starta' }).click()
  await expect(page.getByText('Dina svar stannar i den här webbläsaren.')).toBeVisible()
  await page.getByRole('button', { name: 'Till första frågan' }).click()
  await answer(page, 'Sällan')
  await answer(page, 'Sällan')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Hur ofta har du känt dig slut även efter lediga dagar?' }),
  ).toBeVisible()
  await expect(page.getByRole('group')).toHaveAccessibleDescription(
    /Att känna sig slut är att vara mycket trött\.$/,
  )
  await expectFine(page)

  await page.reload()
  await expect(count(page, 3)).toBeVisible()
  await expect(page.getByText('Att känna sig slut')).toBeVisible()
  await page.getByRole('button', { name: 'Läs på vanlig svenska' }).click()
  await expect(page.getByText('Att känna sig slut')).toHaveCount(0)
})

test('a link asks for easy Swedish once, and what is switched off stays off', async ({ page }) => {
  await page.goto('/stressprofil/start#lattlast')
  await expect(page.getByText(welcome)).toBeVisible()
  await expect(page).toHaveURL(/\/stressprofil\/start$/)
  await page.getByRole('button', { name: 'Läs på vanlig svenska' }).click()
  await page.reload()
  await expect(page.getByText('Det finns inga rätta svar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Läs på lättläst svenska' })).toBeVisible()
})
