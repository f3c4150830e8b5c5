import { expect, type Page, test } from '@playwright/test'
import { startReceiver } from '#test/webhooks/receiver.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'
import { signOnOwner } from './sign-on-organisation.ts'

// In order: all of them try the integrations of one organisation.
test.describe.configure({ mode: 'default' })

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function newestLink(page: Page, to: string): Promise<string> {
  const read = async () => {
    const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(to)}`)
    const mails = (await answer.json()) as { text: string }[]
    return mails.map(({ text }) => /http\S+\?prov=\S+/.exec(text)?.[0]).find((link) => link !== undefined)
  }
  await expect.poll(read).toBeDefined()
  return (await read()) ?? ''
}

test('an owner tries the sign-in with a test account in a new tab, and reads what it lacks', async ({
  page,
}) => {
  await signInAs(page, signOnOwner)
  await page.goto('/integrationer')
  const signIn = part(page, 'Arbetsgivarens inloggning')
  for (const [email, said] of [
    ['test@inloggningsbolaget.example', 'Inloggningen fungerar.'],
    ['test@annat.example', 'hör inte till någon domän som ni har bekräftat'],
  ] as const) {
    await signIn.getByRole('button', { name: 'Prova inloggningen' }).click()
    await expect(signIn.getByText('Identitetsleverantören svarar som den ska.')).toBeVisible()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      signIn.getByRole('link', { name: 'Logga in med ett testkonto i en ny flik' }).click(),
    ])
    await tab.getByLabel('E-post').fill(email)
    await tab.keyboard.press('Enter')
    await expect(tab.getByText(said)).toBeVisible()
    // The owner is still signed in, with an owner's page.
    await expect(tab.getByRole('heading', { name: 'Prova innan ni börjar' })).toBeVisible()
    await expectFine(tab)
    await tab.close()
    await page.context().clearCookies()
    await signInAs(page, signOnOwner)
    await page.reload()
  }
})

test('an owner sends a test e-mail, opens its link, and learns what a filter has done to it', async ({
  page,
  playwright,
}) => {
  await signInAs(page, signOnOwner)
  await page.goto('/integrationer')
  const mail = part(page, 'E-post')
  await mail.getByRole('button', { name: 'Skicka ett provmejl' }).click()
  await expect(mail.getByText('Mejlet är lämnat till e-postservern.')).toBeVisible()
  const count = mail.getByRole('button', { name: 'Se hur många gånger länken har öppnats' })
  await count.click()
  await expect(mail.getByText('Ingen öppning av länken har räknats de senaste timmarna.')).toBeVisible()
  const link = await newestLink(page, signOnOwner)
  const filter = await playwright.request.newContext()
  await filter.get(link)
  const tab = await page.context().newPage()
  for (const [opened, said] of [
    [link, 'Länken kom fram hel'],
    [link.replace('#', '&utm_source=filter#'), 'Länken fungerar.'],
    [link.replace('#', '%23'), 'Länken skrevs om på vägen'],
    [link.slice(0, -9), 'En del av länken försvann'],
    [link.replace(/#.*/, ''), 'Allt efter tecknet # i länken försvann'],
  ] as const) {
    await tab.goto('about:blank')
    await tab.goto(opened)
    await expect(tab.getByText(said)).toBeVisible()
  }
  await count.click()
  await expect(mail.getByText('Länken har öppnats 6 gånger.')).toBeVisible()
  // It can also be read without a session.
  await page.context().clearCookies()
  await tab.goto('about:blank')
  await tab.goto(link)
  await expect(tab.getByText('Länken kom fram hel')).toBeVisible()
})

test('SCIM, a webhook and the calendar are tried, each with its sentence, in both languages', async ({
  page,
}) => {
  const receiver = await startReceiver()
  try {
    await signInAs(page, signOnOwner)
    await page.goto('/integrationer')
    await part(page, 'SCIM').getByRole('button', { name: 'Prova SCIM' }).click()
    await expect(part(page, 'SCIM').getByText('Det finns ingen nyckel')).toBeVisible()
    await part(page, 'Kalender').getByRole('button', { name: 'Prova kalendern' }).click()
    await expect(part(page, 'Kalender').getByText('Provkalendern går att hämta och läsa.')).toBeVisible()
    await expect(part(page, 'Kalender').getByText('/api/v1/calendar-feed.ics?token=')).toBeVisible()
    await expect(part(page, 'Webhook').getByText('Det finns ingen webhook att prova.')).toBeVisible()
    await page.getByLabel('Adress som tar emot händelser').fill(receiver.url)
    await page.getByRole('button', { name: 'Lägg till', exact: true }).click()
    await expect(page.getByLabel('Hemlighet som händelserna signeras med')).toBeFocused()
    receiver.answerWith((response, before) => void response.writeHead(before === 0 ? 403 : 204).end())
    await page.goto('/en/integrationer')
    const webhook = part(page, 'Webhook')
    const press = webhook.getByRole('button', { name: `Try ${new URL(receiver.url).host}` })
    await press.click()
    await expect(webhook.getByText('The receiver answered 403.')).toBeVisible()
    await press.click()
    await expect(webhook.getByText('The receiver took the signed test event and answered 204.')).toBeVisible()
    await expectFine(page)
    await page.getByRole('link', { name: /^See in the log/ }).click()
    await expect(page.getByRole('table')).toContainText('An integration was tried out')
  } finally {
    receiver.close()
  }
})
