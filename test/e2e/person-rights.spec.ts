import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { stressprofil } from '#core/instrument/shipped.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { expectFine } from './fine.ts'
import { leaving } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

const phone = { width: 390, height: 844 }

async function fileOf(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await coming
  return {
    name: download.suggestedFilename(),
    content: JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>,
  }
}

test('a person fetches everything, and the results for health care, and leaves the organisation', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signInAs(page, leaving)
  const key = randomUUID()
  const stored = await page.request.post('/api/v1/me/results', {
    data: { key, instrument: 'stressprofil', answers: sameAnswers(stressprofil, 3) },
  })
  expect(stored.status()).toBe(201)
  await page.goto('/installningar')
  const all = await fileOf(page, 'Ladda ner mina uppgifter')
  expect(all.content).toMatchObject({
    format: 'andrum-account-1',
    memberships: [{ organisation: 'Kortbolaget', leftAt: null }],
    consents: [{ what: 'results', withdrawnAt: null }],
    results: [{ id: key }],
  })
  const forCare = await fileOf(page, 'Ladda ner resultaten för vården')
  expect(forCare.name).toBe('andrum-fhir.json')
  expect(forCare.content).toMatchObject({ resourceType: 'Bundle' })
  expect(JSON.stringify(forCare.content)).not.toContain('Kortbolaget')

  const work = page.locator('#arbetsgivare')
  await work.locator('summary').press('Enter')
  await expect(work).toContainText('Du är med i Kortbolaget, i enheten Kortbolaget.')
  await work.getByRole('button', { name: 'Lämna organisationen' }).click()
  await expectFine(page)
  await work.getByRole('button', { name: 'Nej, stanna kvar' }).click()
  await work.getByRole('button', { name: 'Lämna organisationen' }).click()
  await work.getByRole('button', { name: 'Ja, lämna' }).click()
  await expect(work.getByText('Du har lämnat Kortbolaget.')).toBeVisible()
  await expectFine(page)
  const kept = await page.request.get('/api/v1/me/results')
  expect(await kept.json()).toMatchObject({ results: [{ id: key }] })
})

for (const path of ['/installningar', '/en/installningar'] as const) {
  test(`the bar above ${path} is one row on a phone for somebody with a role at work`, async ({ page }) => {
    await page.setViewportSize(phone)
    await signInAs(page, 'hr@exempelbolaget.example')
    await page.goto(path)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link')).toHaveCount(4)
    const middles = await bar.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
    await expectFine(page)
  })
}

for (const path of ['/integritetspolicy', '/en/integritetspolicy'] as const) {
  test(`the table of times at ${path} fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await page.locator('details:has(table) > summary').first().click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectFine(page)
  })
}
