import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const owner = 'agare@exempelbolaget.example'

// One after the other: all of them keep the keys of one organisation.
test.describe.configure({ mode: 'default' })

test('an owner makes a key that is shown once and opens what it was made for, and ends it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const called = `Personalsystemet ${Date.now()}`
  await signInAs(page, owner)
  await page.goto('/organisation')
  await page.getByRole('link', { name: 'Till integrationerna' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrationer')
  await expect(page.getByRole('heading', { name: 'API-nycklar' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Skapa nyckeln' }).click()
  await expect(page.getByRole('alert')).toContainText('2 saker behöver rättas')
  expect(await findingsOf(page)).toEqual([])

  await page.getByLabel('Vad heter programmet?').fill(called)
  await page.getByRole('checkbox', { name: /^Personer och enheter/ }).check()
  await page.getByRole('button', { name: 'Skapa nyckeln' }).click()
  const secret = page.getByLabel('Hemlig nyckel')
  await expect(secret).toBeFocused()
  expect(await findingsOf(page)).toEqual([])

  const authorization = `Bearer ${await secret.inputValue()}`
  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization },
  })
  const { memberships } = await (await page.request.get('/api/v1/me')).json()
  const address = `/api/v1/organisations/${memberships[0].organisation.id}`
  expect((await program.get(`${address}/units`)).status()).toBe(200)
  expect((await program.get(`${address}/overview`)).status()).toBe(403)

  await page.reload()
  const keys = page.getByRole('table', { name: 'Nycklar som används' })
  const row = keys.getByRole('row', { name: called })
  await expect(row).toBeVisible()
  await expect(page.getByLabel('Hemlig nyckel')).toBeHidden()
  await row.getByRole('button', { name: 'Avsluta nyckeln' }).click()
  await row.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(page.getByText('Nyckeln är avslutad')).toBeVisible()
  expect((await program.get(`${address}/units`)).status()).toBe(401)

  await page.getByRole('link', { name: 'Se i loggen' }).click()
  await expect(page.getByRole('table')).toContainText(`API-nyckeln ${called} avslutades.`)
})

test('HR reads in plain words that the page is not theirs', async ({ page }) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/integrationer')
  await expect(page.getByLabel('Vad heter programmet?')).toBeHidden()
  await expect(page.getByRole('main')).toContainText('behörighet')
})
