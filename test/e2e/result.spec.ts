import { expect, test } from '@playwright/test'
import { expectFine, expectToFit } from './fine.ts'
import { id, openResult, resultIn } from './own-result.ts'
import { safetySentence } from './safety-sentence.ts'

const phone = { width: 390, height: 844 }

test('in red, help that can be pressed and the one thing to do stand in the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openResult(page, resultIn('red', 4))
  const help = page.getByRole('region', { name: 'Det finns hjälp nu' })
  await expect(help).toContainText(safetySentence)
  // A screen reader starts at the heading below it.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription(safetySentence)
  const bar = await page.getByRole('navigation').last().boundingBox()
  for (const link of [
    help.getByRole('link', { name: /^Ring 112/ }),
    help.getByRole('link', { name: /^Ring 90101/ }),
    page.getByRole('button', { name: 'Lägg in i planen' }),
  ]) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  await expect(page.locator('.button-primary:visible')).toHaveCount(1)
  await expect(page.locator('footer').getByRole('link', { name: /90101/ })).toBeHidden()
})

test('on paper the figures stand, although they are folded on the screen', async ({ page }) => {
  await openResult(page, resultIn('yellow', 2.8))
  const score = page.getByText('2,80 av 5', { exact: true })
  await expect(score).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(score).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gör djupanalysen' })).toBeHidden()
})

test('the water rises to the score once, and lies still when motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openResult(page, resultIn('green', 2))
  const water = page.getByRole('img', { name: 'Belastningen är 2,00 på en skala från 1 till 5.' })
  await expect(water.locator('svg').last()).toHaveCSS('animation-name', 'water-rising')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(water.locator('svg').last()).toHaveCSS('animation-name', 'none')
})

test('a result of long ago is told in the past, and asks for nothing today', async ({ page }) => {
  await openResult(page, resultIn('red', 4), 'sv', '2027-01-20T09:00:00Z')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du verkade ha det tungt då')
  await expect(page.getByText('Svarat 11 november 2026')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Stryk en sak som kan vänta' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Svara på frågorna igen' })).toHaveAttribute(
    'href',
    '/stressprofil/start',
  )
  await expect(page.getByRole('region', { name: 'Det finns hjälp nu' })).toBeVisible()
})

for (const [language, title, changed, present] of [
  ['sv', 'Du verkade ha det tungt då', /hade ökat sedan .* var större än/, /har ökat|det tar mest|just nu/i],
  [
    'en',
    'You seemed to be having a hard time',
    /had gone up since .* was larger than/,
    /has gone up|right now/i,
  ],
] as const) {
  test(`also what had changed and what lay behind an old result are told in the past (${language})`, async ({
    page,
  }) => {
    const old = resultIn('red', 4)
    const before = { ...resultIn('green', 2), id: `${id.slice(0, -1)}2`, takenAt: '2026-09-11T10:00:00.000Z' }
    await openResult(page, old, language, '2027-01-20T09:00:00Z', [before])
    const article = page.getByRole('article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(article.getByText(changed)).toBeVisible()
    await expect(article).not.toContainText(present)
    // The date is above the heading.
    await expect(article.locator('.result-head > :first-child')).toContainText('11 november 2026', {
      ignoreCase: true,
    })
    await expectFine(page)
  })
}

for (const language of ['sv', 'en'] as const) {
  for (const [zone, total] of [
    ['green', 2],
    ['yellow', 2.8],
    ['red', 4],
  ] as const) {
    test(`the result in ${zone} has no findings with everything open, and fits 320 px and large text (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await openResult(page, resultIn(zone, total), language)
      for (const fold of await page.locator('article summary:visible').all()) await fold.click()
      await expectFine(page)
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      await expectToFit(page, '200 %')
    })
  }
}
