import { expect, type Page } from '@playwright/test'

/** "Fråga 3 av 12" */
export const count = (page: Page, current: number, total = 12) =>
  page.getByText(`Fråga ${current} av ${total}`, { exact: true })

/** The zone at the top of the result; the table of figures has the same words. */
export const zone = (page: Page, words: string) =>
  page.getByRole('article').getByText(words, { exact: true }).first()

/** From the welcome past "who sees what" to the first question; a person with an invitation answers outside the round. */
export async function begin(page: Page): Promise<void> {
  // On a busy machine late content above the button moves it while it is pressed; people would press again.
  await expect(async () => {
    const start = page.getByRole('button', { name: /^(Starta|Gör den bara för mig)$/ })
    if (await start.isVisible()) await start.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vem ser vad' })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Till första frågan' }).click()
}

/** Presses one answer on the question page; the form then advances automatically. */
export async function answer(page: Page, label: string): Promise<void> {
  const radio = page.getByRole('radio', { name: label, exact: true })
  await expect(radio).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  // A new question ignores presses for a moment, so an early press is repeated.
  await expect(async () => {
    if ((await heading.textContent()) === before) await radio.click()
    await expect(heading).not.toHaveText(before, { timeout: 5_000 })
  }).toPass({ timeout: 20_000 })
}

/** Chooses one answer by keyboard and continues at once, without the third of a second that automatic advancing takes. */
export async function answerByKey(page: Page, label: string): Promise<void> {
  const radio = page.getByRole('radio', { name: label, exact: true })
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  // A question that appeared automatically ignores presses for a moment.
  await expect(async () => {
    await radio.press('Space')
    expect(await radio.isChecked()).toBe(true)
  }).toPass({ intervals: [100], timeout: 20_000 })
  await radio.press('Enter')
  await expect(heading).not.toHaveText(before)
}

/** The same answer to several questions: to the first by pointer, to the others by keyboard. */
export async function answerTimes(page: Page, times: number, label: string): Promise<void> {
  await answer(page, label)
  for (let question = 1; question < times; question++) await answerByKey(page, label)
}

/** The link of the newest invitation that was mailed to a demo account. A job sends the e-mail, so this waits for it. */
export async function invitationLink(page: Page, email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const answered = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)
        const mails = (await answered.json()) as { text: string }[]
        link = mails
          .map(({ text }) => /https?:\/\/\S+#inbjudan=\S+/.exec(text)?.[0])
          .find((found) => found !== undefined)
        return link
      },
      { timeout: 90_000 },
    )
    .toBeDefined()
  const { pathname, hash } = new URL(link ?? '')
  return pathname + hash
}

/** Counts requests of one kind from now on. */
export function countRequests(page: Page, method: string, path: RegExp): () => number {
  let seen = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) seen++
  })
  return () => seen
}
