import { randomUUID } from 'node:crypto'
import type { StoredDocument } from '#contract/self/own-document.ts'
import { type TestApp, testApp } from '../app/test-app.ts'
import { signedIn } from '../factories/people.ts'
import { openTab } from './device.ts'

/** The app, and people with accounts and tabs. Call it at the top of a test file. */
export async function peopleWithDevices() {
  const server: TestApp = await testApp()
  async function person() {
    const email = `${randomUUID()}@example.com`
    const browser = await signedIn(server, { email })
    return {
      account: async () => (await browser.call('readMyExercises')).body as StoredDocument,
      tab: async (...of: [Parameters<typeof openTab>[1]?]) => {
        const tab = openTab(await signedIn(server, { email }), ...of)
        await tab.sync.refresh()
        return tab
      },
      browser,
      email,
    }
  }
  return { server, person }
}
