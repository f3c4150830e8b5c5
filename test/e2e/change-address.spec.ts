import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail } from './sign-in-by-mail.ts'

const some = (name: string) => `${name}-${randomUUID().slice(0, 8)}@exempel.example`

test('somebody changes the address they sign in with, with a code from both, on a phone', async ({
  page,
}) => {
  const [from, to] = [some('fran'), some('till')]
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, from)
  await page.goto('/installningar')
  const part = page.locator('section').filter({
    has: page.getByRole('heading', { level: 3, name: 'Adress att logga in med' }),
  })
  const own = part.last()
  await own.getByRole('button', { name: 'Byt adress' }).click()
  const address = own.getByLabel('Din nya e-postadress')
  await expect(address).toBeFocused()
  await address.fill(from)
  await own.getByRole('button', { name: 'Skicka koder' }).click()
  await expect(own.getByText('Det är den adress du har, så skriv en annan.')).toBeVisible()
  await expectFine(page)
  await address.fill(to)
  const since = Date.now()
  await own.getByRole('button', { name: 'Skicka koder' }).click()
  const ofNew = own.getByLabel(`Kod som kom till ${to}`)
  await expect(ofNew).toBeFocused()
  await expectFine(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFine(page)
  const code = await codeFromMail(page, to, since)
  const currentCode = await codeFromMail(page, from, since)
  await ofNew.fill(code === '11111111' ? '22222222' : '11111111')
  await own.getByLabel(`Kod som kom till ${from}`).fill(currentCode)
  await own.getByRole('button', { name: 'Byt adress' }).click()
  await expect(own.getByText('Någon av koderna stämmer inte eller har gått ut.')).toBeVisible()
  await expect(ofNew).toBeFocused()
  await ofNew.fill(code)
  await own.getByRole('button', { name: 'Byt adress' }).click()
  await expect(own.getByText('Adressen är bytt')).toBeVisible()
  await expect(page.getByText(`Du är inloggad som ${to}.`)).toBeVisible()
  await expectFine(page)
})

test('somebody on an employer’s list reads why HR changes the address, and can add a private one', async ({
  page,
}) => {
  await signInAs(page, 'chef@exempelbolaget.example')
  await page.goto('/en/installningar')
  await expect(page.getByRole('heading', { name: 'The address you sign in with' })).toBeVisible()
  await expect(page.getByText('is on your employer’s list, so you can’t change it yourself')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change address' })).toHaveCount(0)
})
