import { expect, test } from '@playwright/test'
import { isSigned, startReceiver } from '#test/webhooks/receiver.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const owner = 'agare@exempelbolaget.example'

// In order: all of them use the keys of one organisation.
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
  // The answer is lost: another press returns the same key.
  await page.route('**/api-keys', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Skapa nyckeln' }).click()
  await expect(page.getByRole('alert').getByText(/nätverk|anslutning|nå/)).toBeVisible()
  await page.unroute('**/api-keys')
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
  await expect(row).toHaveCount(1)
  await expect(page.getByLabel('Hemlig nyckel')).toBeHidden()
  await row.getByRole('button', { name: 'Avsluta nyckeln' }).click()
  await row.getByRole('button', { name: 'Ja, avsluta' }).click()
  await expect(page.getByText('Nyckeln är avslutad')).toBeVisible()
  expect((await program.get(`${address}/units`)).status()).toBe(401)

  await page.getByRole('link', { name: 'Se i loggen' }).click()
  await expect(page.getByRole('table')).toContainText(`API-nyckeln ${called} avslutades.`)
})

test('an owner adds a webhook, tries it out, sends again what failed, and ends it', async ({ page }) => {
  const receiver = await startReceiver()
  const host = new URL(receiver.url).host
  try {
    await signInAs(page, owner)
    await page.goto('/integrationer')
    await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('En sak behöver rättas')
    await page.getByLabel('Adress som tar emot händelser').fill('https://10.0.0.1/hook')
    await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
    await expect(page.getByText('Adressen går inte att använda.')).toBeVisible()
    await page.getByLabel('Adress som tar emot händelser').fill(receiver.url)
    // The answer is lost: another press returns the same webhook with the same secret.
    let lost = ''
    await page.route('**/webhooks', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      lost = (await (await route.fetch()).json()).secret
      return route.abort()
    })
    await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
    await expect(page.getByRole('alert').getByText(/nätverk|anslutning|nå/)).toBeVisible()
    await page.unroute('**/webhooks')
    await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
    const secret = page.getByLabel('Hemlighet som händelserna signeras med')
    await expect(secret).toBeFocused()
    expect(await findingsOf(page)).toEqual([])
    const first = await secret.inputValue()
    expect(first).toBe(lost)
    await expect(page.getByRole('article', { name: receiver.url })).toHaveCount(1)

    receiver.answerWith((response, before) => void response.writeHead(before === 0 ? 500 : 204).end())
    const card = page.getByRole('article', { name: receiver.url })
    await card.getByRole('button', { name: 'Skicka en provhändelse' }).click()
    const deliveries = page.getByRole('table', { name: 'Det som senast har skickats' })
    const delivery = deliveries.getByRole('row').filter({ hasText: host })
    await expect(delivery).toContainText('Mottagaren svarade 500')
    await delivery.getByRole('button', { name: 'Skicka igen' }).click()
    await expect(delivery).toContainText('Mottagen (204)')
    expect(receiver.received.map((one) => isSigned(first, one, new Date()))).toEqual([true, true])
    expect(await findingsOf(page)).toEqual([])

    await card.getByRole('button', { name: 'Byt hemlighet' }).click()
    await card.getByRole('button', { name: 'Ja, byt' }).click()
    await expect(secret).toBeFocused()
    expect(await secret.inputValue()).not.toBe(first)
    await expect(card).toContainText('Den tidigare hemligheten gäller också')

    await card.getByText('Välj händelser').click()
    await card.getByRole('checkbox', { name: /^En mätning stänger/ }).uncheck()
    await card.getByRole('button', { name: 'Spara händelserna' }).click()
    await expect(page.getByText('Ändringen är sparad.')).toBeVisible()
    await expect(card.getByRole('definition').nth(1)).not.toContainText('En mätning stänger')
    await card.getByRole('button', { name: 'Stäng av' }).click()
    await expect(card).toContainText('Avstängd sedan')
    expect(await findingsOf(page)).toEqual([])

    await card.getByRole('button', { name: 'Ta bort' }).click()
    await card.getByRole('button', { name: 'Ja, ta bort' }).click()
    await expect(page.getByText('Webhooken är borttagen.')).toBeVisible()
    await expect(card).toBeHidden()
    await page.getByRole('link', { name: 'Se i loggen' }).click()
    await expect(page.getByRole('table')).toContainText(`Webhooken till ${host} togs bort.`)
  } finally {
    receiver.close()
  }
})

test('the page for programmers is there in both languages, with and without a key', async ({ page }) => {
  for (const [path, title, fields] of [
    ['/utvecklare', 'API för era egna program', 'Fält i svaret Lista personer'],
    ['/en/utvecklare', 'An API for your own programs', 'Fields of the answer List people'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(
      page.getByText(`${new URL(page.url()).origin}/api/v1/organisations/$ORGANISATION/members`),
    ).toBeVisible()
    await page.getByText(fields).click()
    await expect(page.getByText('members[].email')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
  }
  const link = page.getByRole('link', { name: 'OpenAPI 3.1' })
  const document = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await document.json()).openapi).toBe('3.1.0')
})

test('HR reads in plain words that the page is not theirs', async ({ page }) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/integrationer')
  await expect(page.getByLabel('Vad heter programmet?')).toBeHidden()
  await expect(page.getByRole('main')).toContainText('behörighet')
})
