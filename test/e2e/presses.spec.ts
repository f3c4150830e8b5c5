import { expect, test } from '@playwright/test'
import { answer } from './answer-form.ts'
import { countPresses } from './count-presses.ts'

test('from the start of the stress profile to a red result with something saved in the plan takes 16 presses', async ({
  page,
}) => {
  const presses = await countPresses(page)
  await page.goto('/stressprofil/start')
  await page.getByRole('button', { name: 'Starta' }).click()
  await page.getByRole('button', { name: 'Till första frågan' }).click()
  for (let question = 0; question < 12; question++) await answer(page, 'Ofta')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  const card = page.locator('.today li').first()
  await card.getByRole('button', { name: 'Lägg in i planen' }).click()
  await expect(card.getByText('Det ligger i din plan.')).toBeVisible()
  // The test repeats a press that came while the next question was appearing: at most two.
  expect(await presses()).toBeGreaterThanOrEqual(16)
  expect(await presses()).toBeLessThanOrEqual(18)
})
