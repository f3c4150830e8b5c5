import { expect, type Page, test } from '@playwright/test'
import { invitationLink } from './answer-form.ts'
import { findingsOf } from './axe.ts'

/** What happens to a link between the mail server and the reader (`cases/mail-link-loses-its-fragment`). */

test.slow()

/** The link of the newest invitation, and the code beside it. */
async function invitation(page: Page, to: string): Promise<{ link: string; code: string }> {
  const link = await invitationLink(page, to)
  const answered = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(to)}`)
  const mails = (await answered.json()) as { text: string }[]
  const text = mails.map((mail) => mail.text).find((mail) => mail.includes(link)) ?? ''
  return { link, code: /^ {4}(\S+)$/m.exec(text)?.[1] ?? '' }
}

// The test only opens this invitation and does not answer by it.
const reader = 'hr@exempelbolaget.example'

for (const [gateway, damage] of [
  ['no gateway', (link) => link],
  ['one that encodes #', (link) => link.replace('#', '%23')],
  ['one that encodes # and =', (link) => link.replace('#inbjudan=', '%23inbjudan%3D')],
  ['one that encodes =', (link) => link.replace('=', '%3D')],
  ['one that encodes # twice', (link) => link.replace('#', '%2523')],
  ['one that moves # behind its tracking', (link) => link.replace('#', '?utm_source=mail%23')],
  ['one that adds tracking behind', (link) => `${link}&utm_source=mail&x=1`],
  ['quoted-printable read as text', (link) => link.replace('=', '=3D')],
  ['a full stop behind', (link) => `${link}.`],
  ['a bracket and a > behind', (link) => `${link})>`],
  ['a line break in the middle', (link) => `${link.slice(0, -9)}%0D%0A${link.slice(-9)}`],
  [
    'capitals in the address',
    (link) => link.replace('/inbjudan', '/Inbjudan').replace('inbjudan=', 'INBJUDAN='),
  ],
  ['the address of earlier e-mails', (link) => link.replace('/inbjudan#', '/stressprofil/start#')],
  ['the earlier address, # encoded', (link) => link.replace('/inbjudan#', '/stressprofil/start%23')],
  [
    'the earlier address, = encoded',
    (link) => link.replace('/inbjudan#inbjudan=', '/stressprofil/start#inbjudan%3D'),
  ],
] as const satisfies readonly (readonly [string, (link: string) => string])[]) {
  test(`an invitation opens through ${gateway}`, async ({ page }) => {
    const { link } = await invitation(page, reader)
    await page.goto(damage(link))
    await expect(page.getByText('hos Exempelbolaget.')).toBeVisible()
    await expect(page).toHaveURL(/\/stressprofil\/start$/)
  })
}

for (const [language, prefix, says, label] of [
  ['Swedish', '', 'Länken i mejlet är inte hel', 'Kod'],
  ['English', '/en', 'The link in the e-mail isn’t complete', 'Code'],
] as const) {
  test(`in ${language} an invitation without its fragment says what is missing and takes the code of the e-mail`, async ({
    page,
  }) => {
    const { code } = await invitation(page, reader)
    await page.goto(`${prefix}/inbjudan?utm_source=mail`)
    await expect(page.getByText(says)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.getByLabel(label, { exact: true }).fill('7K4M-X92Q-DA8')
    await page.getByRole('button', { name: /Fortsätt|Continue/ }).click()
    await expect(page.getByRole('alert')).toContainText(/tolv tecken|twelve characters/)
    await page.getByLabel(label, { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '))
    await page.getByRole('button', { name: /Fortsätt|Continue/ }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/stressprofil/start$`))
    await expect(page.getByText(/(hos|at) Exempelbolaget/)).toBeVisible()
  })
}

for (const damage of [
  (link: string) => link.slice(0, -5),
  (link: string) => link.toLowerCase(),
  (link: string) => link.replace(/#.*/, '#inbjudan%3D'),
]) {
  test(`a link that cannot be mended (${damage}) never ends in the profile for oneself`, async ({ page }) => {
    const { link } = await invitation(page, reader)
    await page.goto(damage(link))
    await expect(page.getByLabel('Kod', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/inbjudan/)
  })
}

test('a sign-in link opens through a gateway that encodes #', async ({ page }) => {
  await page.goto('/logga-in?kod%23email=anna%40exempel.example&code=12345678')
  await expect(page.getByText('1234 5678')).toBeVisible()
  await page.getByRole('button', { name: 'Skriv in koden här i stället' }).click()
  await expect(page.getByText('Vi har skickat ett mejl till anna@exempel.example.')).toBeVisible()
})

test('a sign-in link without its fragment says so and sends a new code', async ({ page }) => {
  await page.goto('/logga-in?kod')
  await expect(page.getByText('Länken i mejlet är inte hel')).toBeVisible()
  await expect(page.getByLabel('Din e-postadress')).toBeVisible()
})

for (const [path, says] of [
  ['/avregistrera', 'Vi kan inte se vilka mejl länken gäller'],
  ['/min-bokning?utm_source=mail', 'Öppna sidan från länken i mejlet'],
  ['/stodarende', 'Öppna sidan från länken i mejlet'],
  ['/stoppa-andring', 'Länken fungerar inte, eftersom en del av den saknas'],
] as const) {
  test(`${path} without its secret says what is missing`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
  })
}
