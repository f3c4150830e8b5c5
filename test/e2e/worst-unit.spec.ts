import { expect, type Locator, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()
// In order: the first test writes a risk that the second uses.
test.describe.configure({ mode: 'default' })

const hr = 'hr@exempelbolaget.example'

test('HR comes from a unit that is badly off and its cause to a saved measure in five presses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  let pressed = 0
  const press = async (what: Locator) => {
    await what.click()
    pressed += 1
  }
  // No measure is planned for it yet.
  const finding = page.locator('.finding').nth(1)
  await press(finding.getByRole('link', { name: /^Lägg till en åtgärd/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg till en risk')
  await expect(page.getByLabel('Vad är risken?')).not.toHaveValue('')
  await expect(page.getByText('Det finns redan åtgärder mot samma orsak')).toHaveCount(0)
  await press(page.locator('label', { has: page.locator('input[name="likelihood"][value="3"]') }))
  await press(page.locator('label', { has: page.locator('input[name="consequence"][value="3"]') }))
  await press(page.getByRole('button', { name: 'Spara risken' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg till en åtgärd')
  await expect(page.getByLabel('Vem ansvarar', { exact: false })).not.toHaveValue('')
  await press(page.getByRole('button', { name: 'Spara åtgärden' }))
  await expect(page.getByText('Åtgärden är sparad')).toBeVisible()
  expect(pressed).toBeLessThanOrEqual(5)
})

for (const [path, more] of [
  ['/hr-dashboard', /^Visa \d+ till$/],
  ['/en/hr-dashboard', /^Show \d+ more$/],
] as const) {
  test(`on a phone the worst unit is seen within a screen and a half at ${path}, and what there is to do unfolds`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, hr)
    await page.goto(path)
    const worst = page.locator('.finding').first()
    await expect(worst).toBeVisible()
    const box = await worst.boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(1.5 * 844)
    const todo = page.locator('.todo .row')
    await expect(todo).toHaveCount(1)
    const button = page.getByRole('button', { name: more })
    const left = Number(/\d+/.exec(await button.innerText())?.[0])
    await button.press('Enter')
    await expect(todo).toHaveCount(left + 1)
    expect(await findingsOf(page)).toEqual([])
  })
}

test('a measure that is under way against the same cause in the unit is shown before another is written', async ({
  page,
}) => {
  await signInAs(page, hr)
  await page.goto('/hr-dashboard')
  const finding = page.locator('.finding').first()
  await expect(finding.getByRole('heading')).toHaveText('Hemtjänst norr')
  await finding.getByRole('link', { name: /^Lägg till en åtgärd/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lägg till en (risk|åtgärd)$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('Det finns redan åtgärder mot samma orsak i enheten')
  expect(await findingsOf(page)).toEqual([])
  await main
    .getByRole('link', { name: /^Fortsätt med den/ })
    .first()
    .click()
  await expect(page).toHaveURL(/atgard=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gruppen lägger själv önskemål')
})

for (const [language, path, prepare, said, named] of [
  [
    'sv',
    '/matningar',
    'Förbered en ny mätning',
    /går till hela organisationen och är inte klar.* från och med \d+\s\w+ \d{4}/,
    'Vad ska mätningen heta?',
  ],
  [
    'en',
    '/en/matningar',
    'Prepare a new survey',
    /asks the whole organisation and isn’t finished. From \d+\s\w+ \d{4}, you can prepare a new one/,
    'What is the survey called?',
  ],
] as const) {
  test(`HR reads beside the button from which day on another survey can be prepared, before anything is filled in (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, hr)
    await page.goto(path)
    const button = page.getByRole('link', { name: prepare })
    const day = page.getByText(said)
    await expect(day).toBeVisible()
    await expect(page.getByLabel(named)).toHaveCount(0)
    // Both are in sight at once.
    const [above, below] = [await day.boundingBox(), await button.boundingBox()]
    expect(Math.abs((above?.y ?? 0) - (below?.y ?? 9999))).toBeLessThan(300)
    expect(await findingsOf(page)).toEqual([])
  })
}
