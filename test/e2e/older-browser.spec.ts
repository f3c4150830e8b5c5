import { expect, type Page, test } from '@playwright/test'
import { answerTimes, begin } from './answer-form.ts'
import { signInAs } from './sign-in-as.ts'

/**
 * A browser of an older phone or office: Safari 15 of an iPhone 7, Safari 16 of an iPhone 8, Firefox 115, Chrome 109. It lacks these, and
 * cannot read a script with a look behind (Safari before 16.4). @returns what failed on its pages
 */
async function openOlderBrowser(page: Page): Promise<string[]> {
  await page.addInitScript(`
    for (const [of, names] of [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any', 'timeout']],
      [Element.prototype, ['checkVisibility']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [globalThis, ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'some', 'every', 'find', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach']],
    ]) for (const name of names) delete of[name]
  `)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()))
  page.on('response', async (answer) => {
    if (!/\.js$/.test(new URL(answer.url()).pathname)) return
    if (/\(\?<[=!]/.test(await answer.text().catch(() => ''))) faults.push(answer.url())
  })
  return faults
}

test('an older phone shows the result, the plan and the free times', async ({ page }) => {
  const faults = await openOlderBrowser(page)
  await page.goto('/stressprofil/start')
  await begin(page)
  await answerTimes(page, 12, 'Ofta')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(page.getByRole('heading', { name: 'Det finns hjälp nu' })).toBeVisible()
  await page.goto('/mina-resultat')
  await expect(page.getByRole('main')).toContainText('Röd zon')
  await page.goto('/boka')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.locator('.slot').first()).toBeVisible()
  await page.goto('/personal-action-plan')
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('an older phone sends what was sent before the page answered', async ({ page }) => {
  const faults = await openOlderBrowser(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/logga-in', { waitUntil: 'commit' })
  await page.getByLabel('E-postadress').fill('nobody@exempelbolaget.example')
  await page.keyboard.press('Enter')
  resolve()
  await expect(page.getByText('nobody@exempelbolaget.example')).toBeVisible()
  expect(faults).toEqual([])
})

for (const path of ['/', '/red-zone', '/boka'])
  test(`the styles of ${path} ask for widths in words that Safari 15 reads`, async ({ page }) => {
    await page.goto(path)
    const styles = await page.evaluate<string[]>(`Promise.all([
      ...[...document.querySelectorAll('style')].map((one) => one.textContent),
      ...[...document.querySelectorAll('link[rel=stylesheet]')].map((one) => fetch(one.href).then((answer) => answer.text())),
    ])`)
    const asked = styles.flatMap((one) => one.match(/@media[^{]*/g) ?? [])
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((one) => /[<>=]|not *\(/.test(one))).toEqual([])
  })

for (const path of [
  '/hem',
  '/mina-resultat',
  '/personal-action-plan',
  '/aterhamtningsprogram',
  '/stresshanteringsprogram/welcome',
  '/stresshanteringsprogram/modul-1',
  '/ovningar',
  '/hjalp',
  '/installningar',
  '/min-arbetsplats',
  '/min-vagledning',
])
  test(`an older phone of somebody signed in shows ${path}`, async ({ page }) => {
    const faults = await openOlderBrowser(page)
    await signInAs(page, 'anna@exempelbolaget.example')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
  })
