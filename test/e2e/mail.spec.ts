import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { findingsOf } from './axe.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const somebody = () => `${randomUUID().slice(0, 8)}@exempel.example`

/** The unsubscribe page of an example e-mail, which works for a demo account. */
async function unsubscribePageOf(page: Page, kind: string, language: Language): Promise<string> {
  const text = await (await page.request.get('/dev/mailbox/examples')).text()
  const path = language === 'sv' ? '/avregistrera' : '/en/avregistrera'
  const found = new RegExp(`[^/]${path}(#${kind}\\.[\\w.-]+)`).exec(text.replaceAll(/https?:\/\/[^/]+/g, ' '))
  return `${path}${found?.[1] ?? ''}`
}

test.describe('mail somebody does not want', () => {
  const broken = '/avregistrera#plan-reminder.x.y'

  test('the link of an e-mail switches it off with one button, and on again, without signing in', async ({
    page,
  }) => {
    await page.goto(await unsubscribePageOf(page, 'check-up-reminder', 'sv'))
    await expect(page.getByText('Påminnelser om nytt test')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Stäng av de här mejlen' }).press('Enter')
    await expect(page.locator('#avstangt')).toBeFocused()
    await expect(page.locator('#avstangt')).toContainText('Avstängt: Påminnelser om nytt test')
    expect(await findingsOf(page)).toEqual([])
    await page.reload()
    await expect(page.getByText('Avstängt: Påminnelser om nytt test')).toBeVisible()
    await page.getByRole('button', { name: 'Sätt på dem igen' }).press('Enter')
    await expect(page.locator('#pa-igen')).toBeFocused()
    expect(await findingsOf(page)).toEqual([])
  })

  test('in English too, and the other language keeps the link', async ({ page }) => {
    await page.goto(await unsubscribePageOf(page, 'programme-reminder', 'en'))
    await expect(page.getByText('Reminders from the recovery programme')).toBeVisible()
    await page.getByRole('button', { name: 'Turn these e-mails off' }).click()
    await expect(page.locator('#avstangt')).toContainText('Turned off')
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Svenska' }).click()
    await expect(page.getByText('Avstängt: Påminnelser från återhämtningsprogrammet')).toBeVisible()
  })

  test('a link that is not whole says so, in both languages, and changes nothing', async ({ page }) => {
    for (const [address, heading] of [
      [broken, 'Länken fungerar inte'],
      ['/avregistrera', 'Länken fungerar inte'],
      [`/en${broken}`, 'The link doesn’t work'],
    ] as const) {
      await page.goto('/')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText('hej@andrum.example')).toBeVisible()
      expect(await findingsOf(page)).toEqual([])
    }
  })

  test('someone chooses on their own pages, with the keyboard, and it is kept', async ({ page }) => {
    await signInAs(page, somebody())
    await page.goto('/installningar')
    const section = page.locator('#mejl')
    await section.locator('summary').press('Enter')
    const box = section.getByRole('checkbox', { name: 'Påminnelser från din plan' })
    await expect(box).toBeChecked()
    await box.focus()
    await page.keyboard.press('Space')
    await section.getByRole('button', { name: 'Spara val av mejl' }).press('Enter')
    await expect(section.getByRole('status')).toHaveText('Ditt val är sparat.')
    expect(await findingsOf(page)).toEqual([])
    // A link to the section, as on the page of a switched-off kind, unfolds it.
    await page.goto('/en/installningar#mejl')
    const english = page.getByRole('checkbox', { name: 'Reminders from your plan' })
    await expect(english).not.toBeChecked()
    expect(await findingsOf(page)).toEqual([])
  })
})

test.describe('the list of every e-mail', () => {
  test('has no link that leads nowhere', async ({ page }) => {
    const examples = await (await page.request.get('/dev/mailbox/examples')).text()
    const links = [...examples.matchAll(/href=&quot;(https?:[^#?&]+)/g)].map(([, address = '']) => address)
    const pages = [...new Set(links)]
    expect(pages.length).toBeGreaterThan(5)
    for (const address of pages) {
      expect([address, (await page.request.get(address)).status()]).toEqual([address, 200])
    }
  })

  for (const [address, heading, asText, asItLooks] of [
    ['/dev/mailbox/examples', 'Alla mejl som tjänsten skickar', 'Visa som text', 'Visa som det ser ut'],
    ['/en/dev/mailbox/examples', 'All e-mails that the service sends', 'Show as text', 'Show as it looks'],
  ] as const) {
    test(`${address} shows each as text and as it looks, also on a narrow phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const plan = page.getByRole('article').filter({ hasText: 'avregistrera#plan-reminder.' }).first()
      await plan.getByText(asItLooks).first().click()
      await expect(plan.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible()
      await expect(plan.frameLocator('iframe').first().locator('body')).toHaveCSS(
        'background-color',
        'rgb(239, 243, 243)',
      )
      await plan.getByText(asText).first().click()
      await expect(plan.locator('pre').first()).toContainText('avregistrera#plan-reminder.')
      // Each of more than fifty e-mails has a frame, in which axe does not finish: here it reads only the list.
      await page.evaluate("document.querySelectorAll('iframe').forEach((frame) => frame.remove())")
      await expectFine(page)
    })
  }

  test('each e-mail, in both languages, is fine by itself, on a narrow phone', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/dev/mailbox/examples')
    const mails = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('srcdoc') ?? ''))
    expect(mails.length).toBeGreaterThan(40)
    await page.goto('about:blank')
    for (const html of mails) {
      await page.setContent(html)
      await expectFine(page, await page.title())
    }
  })
})

test('someone lets their calendar follow the plan, sees the address once, changes it and takes it away', async ({
  page,
}) => {
  const fetched = async (address: string) => (await page.request.get(address)).status()
  await signInAs(page, somebody())
  await page.goto('/installningar')
  const section = page.locator('#kalender')
  await section.locator('summary').press('Enter')
  await section.getByRole('button', { name: 'Skapa en adress' }).press('Enter')
  const field = section.getByLabel('Din hemliga adress')
  await expect(field).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  const first = await field.inputValue()
  expect(await fetched(first)).toBe(200)
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR')

  await page.goto('/en/installningar')
  const english = page.locator('#kalender')
  await english.locator('summary').click()
  await expect(english.getByText('A calendar last fetched it on')).toBeVisible()
  await expect(english.getByLabel('Your secret address')).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
  await english.getByRole('button', { name: 'Change the address' }).click()
  await english.getByRole('button', { name: 'Yes, change it' }).click()
  const second = await english.getByLabel('Your secret address').inputValue()
  expect(await fetched(first)).toBe(404)
  expect(await fetched(second)).toBe(200)

  await english.getByRole('button', { name: 'Remove the address' }).click()
  await english.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(english.getByRole('status')).toContainText('no longer works')
  expect(await fetched(second)).toBe(404)
  expect(await findingsOf(page)).toEqual([])
})
