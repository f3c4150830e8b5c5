import { expect, type Page } from '@playwright/test'
import { pathIn } from '#core/languages.ts'
import { onOneVisit } from './one-visit.ts'
import { openHydrated } from './open-hydrated.ts'

/** The contact form of the seed, sections 3 to 5. What else it does is in public-site.spec.ts. */

type Field = {
  readonly label: string
  readonly short: string
  readonly enough: string
  readonly error: string
}

/** Sends the form with too little in a field, and then with just enough: the error is shown, and then gone. */
async function expectLimit(page: Page, { label, short, enough, error }: Field): Promise<void> {
  const said = page.getByRole('alert').getByRole('link', { name: error, exact: true })
  const send = page.getByRole('button', { name: /^(Skicka meddelandet|Send the message)$/ })
  await page.getByLabel(label, { exact: true }).fill(short)
  await send.click()
  await expect(said).toBeVisible()
  await page.getByLabel(label, { exact: true }).fill(enough)
  await send.click()
  await expect(said).toHaveCount(0)
}

onOneVisit(
  '/kontakta-oss',
  (shows) => {
    shows('seed 3, contact form: name, email, phone (optional), subject, message', async (page, say) => {
      const fields = page.locator('main form').getByRole('textbox')
      for (const [at, name] of [
        say('Namn', 'Name'),
        say('E-postadress', 'E-mail address'),
        say('Telefon (valfritt)', 'Phone (optional)'),
        say('Ämne', 'Subject'),
        say('Meddelande', 'Message'),
      ].entries())
        await expect(fields.nth(at)).toHaveAccessibleName(name)
      await expect(fields).toHaveCount(5)
    })
    shows('seed 5 and 9, contact name: at least 2 characters', (page, say) =>
      expectLimit(page, {
        label: say('Namn', 'Name'),
        short: 'Å',
        enough: 'Åå',
        error: say('Namnet måste vara minst 2 tecken.', 'The name must be at least 2 characters.'),
      }),
    )
    shows('seed 5, contact email: a valid address', (page, say) =>
      expectLimit(page, {
        label: say('E-postadress', 'E-mail address'),
        short: 'seed.example.com',
        enough: 'seed@example.com',
        error: say('Vänligen ange en giltig e-postadress.', 'Please enter a valid e-mail address.'),
      }),
    )
    shows('seed 5 and 9, contact subject: at least 2 characters', (page, say) =>
      expectLimit(page, {
        label: say('Ämne', 'Subject'),
        short: 'H',
        enough: 'HR',
        error: say('Ämnet måste vara minst 2 tecken.', 'The subject must be at least 2 characters.'),
      }),
    )
    shows('seed 5 and 9, contact message: at least 10 characters', async (page, say) => {
      const message = page.getByLabel(say('Meddelande', 'Message'), { exact: true })
      await message.fill('123456789')
      await page.getByRole('button', { name: say('Skicka meddelandet', 'Send the message') }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        say('Meddelandet måste vara minst 10 tecken.', 'The message must be at least 10 characters.'),
      ])
      await message.fill('1234567890')
    })
    shows('seed 5, contact phone: optional', (page, say) =>
      expect(page.getByLabel(say('Telefon (valfritt)', 'Phone (optional)'))).toHaveValue(''),
    )
    shows('seed 4, contact form: Skickar..., then Meddelande skickat!', async (page, say) => {
      const { promise: seen, resolve: see } = Promise.withResolvers<void>()
      await page.route('**/api/v1/contact-messages', async (route) => {
        await seen
        await route.continue()
      })
      await page.getByRole('button', { name: say('Skicka meddelandet', 'Send the message') }).click()
      await expect(page.getByRole('button', { name: say('Skickar...', 'Sending...') })).toBeVisible()
      see()
      await expect(
        page.getByRole('heading', { name: say('Meddelande skickat!', 'Message sent!') }),
      ).toBeFocused()
    })
  },
  (page, language) => openHydrated(page, pathIn(language, '/kontakta-oss')),
)
