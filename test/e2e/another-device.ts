import type { Browser, Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'

/** A page at another device, signed in: one's own phone beside the laptop, or somebody else's. Close its context. */
export async function onAnotherDevice(browser: Browser, email: string, signIn = signInAs): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email)
  return page
}
