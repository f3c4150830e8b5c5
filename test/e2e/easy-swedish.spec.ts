import { expect, test } from '@playwright/test'
import { answer, answerTimes, begin, count, countRequests } from './answer-form.ts'
import { expectFine } from './fine.ts'
import { safetySentence } from './safety-sentence.ts'

const welcome = 'Inget svar är rätt eller fel.'

test('somebody chooses easy Swedish, is asked the same questions with words explained, and undoes it in one press', async ({
  page,
}) => {
  const fetched = countRequests(page, 'GET', /answering-words/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/stressprofil/start')
  await expect(page.getByText('Det finns inga rätta svar')).toBeVisible()
  expect(fetched()).toBe(0)

  await page.getByRole('button', { name: 'Läs på lättläst svenska' }).press('Enter')
  await expect(page.getByText(welcome)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Läs på vanlig svenska' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expectFine(page)

  await page.getByRole('button', { name: 'Starta' }).click()
  await expect(page.getByText('Dina svar stannar i den här webbläsaren.')).toBeVisible()
  await page.getByRole('button', { name: 'Till första frågan' }).click()
  await answer(page, 'Sällan')
  await answer(page, 'Sällan')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Hur ofta har du känt dig slut även efter lediga dagar?' }),
  ).toBeVisible()
  await expect(page.getByRole('group').filter({ has: page.getByRole('radio') })).toHaveAccessibleDescription(
    /Att känna sig slut är att vara mycket trött\.$/,
  )
  await expectFine(page)

  await page.reload()
  await expect(count(page, 3)).toBeVisible()
  await expect(page.getByText('Att känna sig slut')).toBeVisible()
  await page.getByRole('button', { name: 'Läs på vanlig svenska' }).click()
  await expect(page.getByText('Att känna sig slut')).toHaveCount(0)
})

test('a link asks for easy Swedish once, and what is switched off stays off', async ({ page }) => {
  await page.goto('/stressprofil/start#lattlast')
  await expect(page.getByText(welcome)).toBeVisible()
  await expect(page).toHaveURL(/\/stressprofil\/start$/)
  await page.getByRole('button', { name: 'Läs på vanlig svenska' }).click()
  await page.reload()
  await expect(page.getByText('Det finns inga rätta svar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Läs på lättläst svenska' })).toBeVisible()
})

test('somebody with a slip, or who looks up who sees what, chooses easy Swedish there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/svara')
  await page.getByRole('button', { name: 'Läs på lättläst svenska' }).click()
  await expect(page.getByText('Du har fått en lapp på jobbet.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Kod' }).fill('7K4')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('alert')).toContainText('Skriv alla 10 tecken i koden.')
  await expectFine(page)

  await page.goto('/vem-ser-vad')
  await expect(page.getByText('Här är ett företag som vi har hittat på.')).toBeVisible()
  await page.getByRole('button', { name: 'En liten grupp' }).click()
  await expect(page.getByText('Här är 5 svar. Det är färre än 8.').last()).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText(
    /Ingen ny siffra visas här, så att ingen enskild kan pekas ut/,
  )
  await expectFine(page)
})

test('somebody whose link does not work is told why in easy Swedish, and how the list is checked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`/stressprofil/start#inbjudan=${'x'.repeat(43)}`)
  await expect(page.getByText('Länken fungerar inte')).toBeVisible()
  await page.getByRole('button', { name: 'Läs på lättläst svenska' }).click()
  await expect(page.getByText('Länken kan också ha ändrats på vägen till dig.')).toBeVisible()
  // Said before a link to one of them is followed.
  await expect(
    page.getByText('Handlingsplanen, programmen och våra villkor finns bara på vanlig svenska.'),
  ).toBeVisible()
  await expectFine(page)

  await page.goto('/min-inbjudan')
  await expect(page.getByText('Alla som är inbjudna står på en lista.')).toBeVisible()
  await expect(page.getByText('Vi hittar ingen inbjudan här.')).toBeVisible()
  await expectFine(page)
})

test('the red zone is read in easy Swedish down to the words to a friend, and what is said in danger stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/red-zone#lattlast')
  await expect(page.getByText('Försök inte fortsätta som vanligt.')).toBeVisible()
  await expect(page.getByText(safetySentence)).toBeVisible()
  await page.getByRole('tab', { name: 'Övningar för nu' }).click()
  await page.getByRole('heading', { name: 'Prata med någon', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Jag har det jobbigt just nu.' }).check()
  await expect(page.getByLabel('Ditt meddelande')).toHaveValue(/Jag vill inte vara ensam med det\./)
  await page.getByRole('heading', { name: 'Andas lugnt', exact: true }).click()
  await page.getByRole('button', { name: 'Andas i 1 minut' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sluta då med övningen.')
  await page.keyboard.press('Escape')
  await expectFine(page)

  await page.getByRole('button', { name: 'Begär omedelbart stöd' }).click()
  await expect(page.getByText('Då kan du be vår psykolog höra av sig till dig.')).toBeVisible()
  await expectFine(page)
})

test('exercises and the green zone are read in easy Swedish under the same names', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/ovningar#lattlast')
  await expect(page.getByText('Ta 5 lugna andetag.').first()).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: 'Vad du är bra på' }).click()
  await expect(page).toHaveURL(/\/green-zone#strengths$/)
  await expect(page.getByRole('heading', { level: 3, name: 'Vad du är bra på' })).toBeVisible()
  await expect(page.getByText('När gick något lätt?')).toBeVisible()
  await expectFine(page)
})

test('a result that is kept is read again in easy Swedish', async ({ page }) => {
  await page.goto('/stressprofil/start#lattlast')
  await expect(page.getByText(welcome)).toBeVisible()
  await begin(page)
  await answerTimes(page, 12, 'Ibland')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(page.getByText('Dina svar tyder på')).toBeVisible()
  await page.goto('/mina-resultat')
  await expect(page.getByText('Du har bara ett resultat än.')).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: /^Öppna/ }).click()
  await expect(page.getByText('Du ska inte behöva lösa det ensam.')).toBeVisible()
})
