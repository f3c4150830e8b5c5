import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

test.slow()

const people = [
  {
    who: 'HR',
    email: 'hr@exempelbolaget.example',
    home: '/hr-dashboard',
    row: /^Börja med|finns redan åtgärden/,
  },
  {
    who: 'a safety representative',
    email: 'skyddsombud@exempelbolaget.example',
    home: '/hr-dashboard',
    row: /är öppen i/,
  },
  { who: 'a manager', email: 'chef@exempelbolaget.example', home: '/hr-dashboard', row: /./ },
  { who: 'an owner', email: 'agare@exempelbolaget.example', home: '/personer-och-enheter', row: /./ },
  { who: 'staff', email: 'personal@andrum.example', home: '/idag', row: /./ },
] as const

for (const { who, email, home, row } of people)
  test(`${who} finds what waits behind the bell, by keyboard, on a phone in English too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, email)
    await page.goto(home)
    const bell = page.getByRole('button', { name: /^Att göra/ })
    await bell.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Att göra' })
    await expect(dialog).toContainText(row)
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()

    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/en${home}`)
    await expect(page.getByRole('button', { name: /^To do .*waiting$/ })).toBeVisible()
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
  })

test('the rows of the bell are those of the first page, each with a way on', async ({ page }) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/hr-dashboard')
  const rows = page.getByRole('region', { name: 'Att göra' }).getByRole('listitem')
  const bell = page.getByRole('button', { name: /^Att göra/ })
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  await expect(bell).toHaveAccessibleName(new RegExp(`^Att göra ${count} sak(er)? väntar$`))
  await expect(rows.getByRole('link')).toHaveCount(count)
  await page.goto('/roller')
  await page.goto('/matningar')
  await expect(bell).toHaveAccessibleName(new RegExp(`^Att göra ${count} `))
})
