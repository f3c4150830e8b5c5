import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { OwnQuestion, ReceivedQuestion } from '#contract/support/question.ts'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '../factories/people.ts'

export const newSecret = (): string => randomBytes(32).toString('hex')

export const question = 'Vem bestämmer över schemat i sommar?'

/** An organisation of ten people and its safety representative, who is signed in. */
export async function workplace(server: TestApp, { people = 10, representatives = 1 } = {}) {
  const place = await makeOrganisation(server, { name: 'Färghandeln' })
  for (let n = 0; n < people - 1; n += 1) await makeMember(server, { in: place })
  const anna = await makeMember(server, { in: place })
  const emails: string[] = []
  const browsers: Browser[] = []
  for (let n = 0; n < representatives; n += 1) {
    const { email, memberId } = await makeMember(server, { in: place, roles: ['safety_representative'] })
    await asSuperuser(server.database, 'update member set name = $2 where id = $1', [memberId, `Maria ${n}`])
    emails.push(email)
    browsers.push(await signedIn(server, { email }))
  }
  return {
    ...place,
    anna: await signedIn(server, { email: anna.email }),
    annaEmail: anna.email,
    emails,
    browsers,
  }
}

export const send = (
  browser: Browser,
  { organisationId }: Pick<TestPlace, 'organisationId'>,
  { secret = newSecret(), message = question } = {},
) => browser.call('sendQuestion', { params: { organisationId }, body: { secret, message } })

/** Sends a question. @returns the secret that opens it */
export async function sent(
  browser: Browser,
  { organisationId }: Pick<TestPlace, 'organisationId'>,
  message?: string,
) {
  const secret = newSecret()
  expect((await send(browser, { organisationId }, { secret, ...(message && { message }) })).status).toBe(201)
  return { organisationId, secret }
}

/** As a reader sees it who has the secret and no session. */
export async function opened(
  server: TestApp,
  body: { organisationId: string; secret: string },
): Promise<OwnQuestion> {
  const answer = await server.browser().call('readQuestion', { body })
  expect(answer.status).toBe(200)
  return answer.body as OwnQuestion
}

export async function received(
  browser: Browser | undefined,
  { organisationId }: Pick<TestPlace, 'organisationId'>,
) {
  if (browser === undefined) throw new Error('no representative')
  const answer = await browser.call('listQuestions', { params: { organisationId } })
  expect(answer.status).toBe(200)
  return (answer.body as { questions: ReceivedQuestion[] }).questions
}
