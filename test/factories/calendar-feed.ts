import { randomUUID } from 'node:crypto'
import type { MadeCalendarFeed } from '#contract/self/calendar-feed.ts'
import type { Answer, Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'

/** Creates the calendar feed of the signed-in person. */
export async function makeFeed(
  browser: Browser,
  titled = false,
  key: string = randomUUID(),
): Promise<Answer & { readonly made: MadeCalendarFeed }> {
  const answer = await browser.call('makeMyCalendarFeed', {
    body: { titled },
    headers: { 'idempotency-key': key },
  })
  return { ...answer, made: answer.body as MadeCalendarFeed }
}

/** What the person sees of their feed. */
export const feedOf = async (browser: Browser) => (await browser.call('readMyCalendarFeed')).body

export const tokenIn = (address: string): string => new URL(address).searchParams.get('token') ?? ''

/** Fetches a feed as a calendar program does, which has no session. */
export const fetchesFeed =
  (server: Pick<TestApp, 'browser'>) =>
  (token: string, headers: Record<string, string> = {}): Promise<Answer> =>
    server.browser().call('readCalendarFeed', { query: { token }, headers })
