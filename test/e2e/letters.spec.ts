import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const somebody = () => `${randomUUID().slice(0, 8)}@exempel.example`

test.describe('mail somebody does not want', () => {
  const broken = '/avregistrera#plan-reminder.x.y'

  test('a link that is not whole says so, in both languages, and changes nothing', async ({ page }) => {
    for (const [address, heading] of [
      [broken, 'Länken är inte hel'],
      ['/avregistrera', 'Länken är inte hel'],
      [`/en${broken}`, 'The link is not complete'],
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
    await page.goto('/mina-resultat')
    const section = page.locator('#mejl')
    const box = section.getByRole('checkbox', { name: 'Påminnelser från din plan' })
    await expect(box).toBeChecked()
    await box.focus()
    await page.keyboard.press('Space')
    await section.getByRole('button', { name: 'Spara val av mejl' }).press('Enter')
    await expect(section.getByRole('status')).toHaveText('Ditt val är sparat.')
    expect(await findingsOf(page)).toEqual([])
    await page.goto('/en/mina-resultat')
    const english = page.getByRole('checkbox', { name: 'Reminders from your plan' })
    await expect(english).not.toBeChecked()
    expect(await findingsOf(page)).toEqual([])
  })
})
