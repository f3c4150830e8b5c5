import { expect, type Page } from '@playwright/test'

const origin = `http://localhost:${process.env.TEST_PORT ?? 3917}`

type Mail = { to: string; subject: string; text: string; sentAt: string }

/**
 * Signs the browser in as a person does: with the code from the mailbox. A job sends the e-mail, so one that was requested
 * earlier may arrive first, and another test may request or use a code of the same address. So each code is tried once, and
 * another is requested when none was accepted.
 */
export async function signInByMail(page: Page, email: string): Promise<void> {
  const headers = { origin }
  const since = Date.now()
  const tried = new Set<string>()
  let status = 0
  for (let attempt = 0; status !== 201 && attempt < 4; attempt += 1) {
    const asked = await page.request.post('/api/v1/sign-in-codes', {
      data: { email, language: 'sv' },
      headers,
    })
    expect(asked.status()).toBe(202)
    for (let look = 0; status !== 201 && look < 15; look += 1) {
      await page.waitForTimeout(300)
      for (const code of await codesFromMail(page, email, since)) {
        if (status === 201 || tried.has(code)) continue
        tried.add(code)
        status = (await page.request.post('/api/v1/sessions', { data: { email, code }, headers })).status()
      }
    }
  }
  expect(status).toBe(201)
}

/** The newest code mailed to an address since a moment. A job sends the e-mail, so this waits for it. */
export async function codeFromMail(page: Page, email: string, since: number): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        code = (await codesFromMail(page, email, since))[0]
        return code
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return code ?? ''
}

/** Codes mailed to an address, the newest first. */
async function codesFromMail(page: Page, email: string, since: number): Promise<string[]> {
  const answer = await page.request.get(`/api/dev/mail?to=${encodeURIComponent(email)}`)
  const mails = (await answer.json()) as Mail[]
  return mails
    .filter((mail) => new Date(mail.sentAt).getTime() >= since)
    .flatMap((mail) => /^ {4}(\d{4} \d{4})$/m.exec(mail.text)?.[1]?.replace(' ', '') ?? [])
}
