import type { Browser, Page } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'

/** A signed-in page on another device, as a phone beside the laptop, or another person's. The caller closes its context. */
export async function onAnotherDevice(browser: Browser, email: string, signIn = signInAs): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email)
  return page
}
