import type { ListProofFile } from '@andrum/record-log/log/list-proof-file.ts'
import { expect, type Page, test } from '@playwright/test'
import { invitationLink } from './answer-form.ts'
import { expectFine } from './fine.ts'
import { openHydrated } from './open-hydrated.ts'
import { signInAs } from './sign-in-as.ts'

const asked = '**/api/v1/rounds/*/list-proofs'
const check = (page: Page) => page.getByRole('button', { name: 'Kontrollera min inbjudan' })
const right = (page: Page) => page.getByText('Din inbjudan fanns med i den låsta listan')

/** The value that the page stores. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('andrum.list-proofs'))

test.slow()

test('somebody with a mailed link sees before the first question that they are on the list, and keeps the proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  // No test answers as HR: an invitation that was answered in another test would skip the promise.
  await page.goto(await invitationLink(page, 'hr@exempelbolaget.example'))
  await expect(page.getByText('hos Exempelbolaget.')).toBeVisible()
  await page.getByRole('button', { name: 'Starta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vem ser vad' })).toBeVisible()
  await page.getByRole('heading', { level: 2, name: 'Läs mer om vem som ser vad' }).click()
  await page.getByRole('link', { name: 'Kontrollera att du finns på listan' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Din inbjudan' })).toBeVisible()
  await check(page).press('Enter')
  await expect(right(page)).toBeVisible()
  await expect(page.getByText(/med \d+ personer på listan, och din inbjudan är en av dem/)).toBeVisible()
  await expect(page.getByText(/har plats \d+ i listan/)).toBeVisible()
  await expect(page.getByText(/Listans kod är( [0-9a-f]{4}){8}\./)).toBeVisible()
  await expectFine(page)
  expect(await kept(page)).toContain('andrum-list-proof-v1')

  // A stored proof is verified again without a request.
  await page.route(asked, (route) => route.abort('connectionfailed'))
  await page.reload()
  await expect(right(page)).toBeVisible()
  await page.getByRole('button', { name: 'Ta bort beviset' }).press('Enter')
  await page.getByRole('button', { name: 'Ja, ta bort' }).press('Enter')
  await expect(right(page)).toHaveCount(0)
  expect(await kept(page)).toBeNull()
})

test('a server that cannot be reached or brings a proof that does not fit is told in plain words', async ({
  page,
}) => {
  await signInAs(page, 'chef@exempelbolaget.example')
  await openHydrated(page, '/min-inbjudan')
  await page.route(asked, (route) => route.abort('connectionfailed'))
  await check(page).click()
  await expect(page.getByText(/internetanslutning/)).toBeVisible()
  await page.unroute(asked)

  const forged = (change: (proof: ListProofFile) => unknown) =>
    page.route(asked, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: change((await answer.json()) as ListProofFile) })
    })
  await forged((proof) => ({ ...proof, listed: { ...proof.listed, salt: '0'.repeat(32) } }))
  await check(page).click()
  await expect(page.getByText('Din inbjudan finns inte med i listan som låstes.')).toBeVisible()
  await expect(page.getByText('Visa det här för skyddsombudet eller facket.')).toBeVisible()
  await expectFine(page)
  expect(await kept(page)).toBeNull()
  await page.unroute(asked)

  await page.getByRole('button', { name: 'Kontrollera igen' }).click()
  await expect(right(page)).toBeVisible()
  await forged((proof) => {
    const [name, , key = ''] = proof.logKey.split('+')
    return { ...proof, logKey: `${name}+00000000+${key}`, checkpoints: proof.checkpoints.slice(0, 0) }
  })
  await page.getByRole('button', { name: 'Kontrollera igen' }).click()
  await expect(page.getByText('Kontrollboken är kortare än den borde vara')).toBeVisible()
})

test('an employee signed in comes from the workplace to the proof, in English too', async ({ page }) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  await openHydrated(page, '/en/min-arbetsplats')
  await page.getByRole('link', { name: 'Check that you were on the list' }).click()
  await page.getByRole('button', { name: 'Check my invitation' }).click()
  await expect(page.getByText('Your invitation was on the locked list')).toBeVisible()
  await page.getByText('What can’t be confirmed yet').click()
  await expect(page.getByText(/No witness outside the service/)).toBeVisible()
  await expectFine(page)
})
