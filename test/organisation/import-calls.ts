import type { ImportView } from '#contract/people/organisation.ts'
import type { Answer, Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '../factories/people.ts'

/** An organisation, and the browser of a person with a role there. */
export async function organisationOf(server: TestApp, role: 'hr' | 'owner' | 'safety_representative' = 'hr') {
  const place = await makeOrganisation(server)
  const { email } = await makeMember(server, { in: place, roles: [role] })
  return { place, browser: await signedIn(server, { email }) }
}

/** Sends an import file as the page does. */
export const sendFile = (
  browser: Browser,
  { organisationId }: TestPlace,
  content: Buffer,
  fileName = 'personal.csv',
) =>
  browser.call('startImport', {
    params: { organisationId },
    body: { fileName, contentBase64: content.toString('base64') },
  })

export const viewOf = (answer: Answer) => answer.body as ImportView
