import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'

/** Dark, as most who choose their own colours have it: what kept ours would be dark on dark. */
test.use({ forcedColors: 'active', colorScheme: 'dark' })

const drawn = (page: Page, part: string, by: string) =>
  page.evaluate(`getComputedStyle(document.querySelector('${part}')).getPropertyValue('${by}')`)

const chosen = (page: Page, name: 'Canvas' | 'CanvasText' | 'Highlight' | 'LinkText') =>
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

test('HR with colours of their own sees the line in its band, how units have changed, and which tab is open', async ({
  page,
}) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/hr-dashboard?flik=trend')
  await expect(page.locator('.trend-line')).toBeVisible()
  const [words, mark, ground] = [
    await chosen(page, 'CanvasText'),
    await chosen(page, 'Highlight'),
    await chosen(page, 'Canvas'),
  ]
  const link = await chosen(page, 'LinkText')
  expect(await drawn(page, '.trend-line', 'stroke')).toBe(words)
  expect(Number(await drawn(page, '.trend-band', 'fill-opacity'))).toBeLessThan(0.5)
  expect(await drawn(page, '.tab[aria-selected="true"]', 'border-bottom-color')).toBe(mark)
  expect(await drawn(page, '.tab[aria-selected="false"]', 'border-bottom-color')).toBe(ground)
  expect(await drawn(page, '.share-bar rect', 'stroke')).toBe(words)
  await page.goto('/enheter')
  await expect(page.locator('.unit-table')).toBeVisible()
  expect(await drawn(page, '.spark path', 'stroke')).toBe(words)
  expect(await drawn(page, '.unit-sort-sign', 'fill')).toBe(link)
  expect(await drawn(page, '.unit-fold svg', 'stroke')).toBe(link)
})
