import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'

/** Dark, as most who choose their own colours have it: what kept ours would be dark on dark. */
test.use({ forcedColors: 'active', colorScheme: 'dark' })

const drawn = (page: Page, part: string, by: 'fill' | 'stroke') =>
  page.evaluate(`getComputedStyle(document.querySelector('${part}')).${by}`)

const chosen = (page: Page, name: 'CanvasText' | 'Highlight') =>
  page.evaluate(`(() => {
    document.body.style.outlineColor = '${name}'
    return getComputedStyle(document.body).outlineColor
  })()`)

test('somebody with colours of their own sees the line of their weekly checks, and how far they are', async ({
  page,
}) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  await page.goto('/stresshanteringsprogram/welcome')
  await expect(page.locator('.trend-line').first()).toBeVisible()
  const [words, mark] = [await chosen(page, 'CanvasText'), await chosen(page, 'Highlight')]
  expect(await drawn(page, '.trend-line', 'stroke')).toBe(words)
  expect(await drawn(page, '.progress-rest', 'fill')).toBe(words)
  expect(await drawn(page, '.progress-done', 'fill')).toBe(mark)
  await page.goto('/stressprofil/start')
  expect(await drawn(page, '.step-rest', 'fill')).toBe(words)
  expect(await drawn(page, '.step[aria-current] .step-gone', 'fill')).toBe(mark)
})
