import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { stressprofil } from '#core/instrument/shipped.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

const words = {
  sv: {
    path: '/installningar',
    show: 'Visa mina uppgifter',
    heading: 'Det vi har sparat om dig',
    account: 'Konto',
    language: 'Svenska',
    asked: 'Dina svar',
    sometimes: 'Ibland',
    hide: 'Stäng',
  },
  en: {
    path: '/en/installningar',
    show: 'Show my data',
    heading: 'What we keep about you',
    account: 'Account',
    language: 'Svenska',
    asked: 'Your answers',
    sometimes: 'Sometimes',
    hide: 'Close',
  },
} as const

for (const language of ['sv', 'en'] as const) {
  test(`everything about me can be read and printed, with the keyboard on a small phone (${language})`, async ({
    page,
  }) => {
    const w = words[language]
    const email = `${randomUUID().slice(0, 8)}@hemma.example`
    await signInAs(page, email)
    const stored = await page.request.post('/api/v1/me/results', {
      data: { key: randomUUID(), instrument: 'stressprofil', answers: sameAnswers(stressprofil, 3) },
    })
    expect(stored.status()).toBe(201)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(w.path)
    await page.getByRole('button', { name: w.show }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: w.heading })).toBeFocused()
    const account = page.getByRole('region', { name: w.account, exact: true })
    await expect(account).toContainText(email)
    await expect(account).toContainText(w.language)
    await expect(page.getByRole('heading', { level: 5, name: w.asked })).toBeVisible()
    await expect(page.getByText(w.sometimes, { exact: true })).toHaveCount(12)
    // Every field has words: a missing key would be shown itself.
    await expect(page.locator('.account-export')).not.toContainText(/\b(field|value|document)\./)
    await expectFine(page)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 2, name: w.heading })).toBeVisible()
    await expect(page.getByRole('button', { name: w.show })).toBeHidden()
    await page.emulateMedia({ media: null })

    await page.getByRole('button', { name: w.hide }).press('Enter')
    await expect(page.getByRole('button', { name: w.show })).toBeFocused()
  })
}
