import { expect, type Page } from '@playwright/test'

const origin = `http://localhost:${process.env.TEST_PORT ?? 3917}`

type Mail = { to: string; subject: string; text: string; sentAt: string }

/**
 * Signs the browser in as a demo account, the way a person would: with the code from the mailbox. Another test may ask
 * for the same address at the same moment, and only the newer code counts: then it is asked for again.
 */
export async function signInAs(page: Page, email: string): Promise<void> {
  const headers = { origin }
  let status = 0
  for (let attempt = 0; status !== 201 && attempt < 3; attempt += 1) {
    // The mail of an earlier sign-in may look new enough for a second.
    if (attempt > 0) await page.waitForTimeout(1100)
    const before = Date.now()
    const asked = await page.request.post('/api/v1/sign-in-codes', {
      data: { email, language: 'sv' },
      headers,
    })
    expect(asked.status()).toBe(202)
    const code = await codeFromMail(page, email, before)
    status = (await page.request.post('/api/v1/sessions', { data: { email, code }, headers })).status()
  }
  expect(status).toBe(201)
}

/** The newest code mailed to an address since a moment; the mail comes by job, so it is waited for. */
export async function codeFromMail(page: Page, email: string, since: number): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)
        const mails = (await answer.json()) as Mail[]
        code = mails
          .filter((mail) => new Date(mail.sentAt).getTime() >= since - 1000)
          .map((mail) => /\b\d{6}\b/.exec(mail.text)?.[0])
          .find((found) => found !== undefined)
        return code
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return code ?? ''
}
