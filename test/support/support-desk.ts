import { randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import type { ReceivedRequests, SupportRequest } from '#contract/support/support.ts'
import type { Answer, Browser } from '../app/browser.ts'
import { type TestApp, testApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import {
  makeMember,
  makeOrganisation,
  signedIn,
  type TestMember,
  type TestPlace,
} from '../factories/people.ts'

/** A Monday in March, 10.00 in Stockholm: two working days later is Wednesday the 4th. */
export const monday = new Date('2026-03-02T09:00:00Z')

/** The support request of Anna Berg. */
export const words = { name: 'Anna Berg', reach: '070-123 45 67', message: 'Helst efter lunch.' }
export const toHr = (place: TestPlace) => ({
  receiver: 'hr',
  organisationId: place.organisationId,
  ...words,
})

export const healthOf = (email: string) => ({ name: 'Exempelhälsan', email, workingDays: 5 })
export const params = ({ id }: { readonly id: string }) => ({ params: { requestId: id } })

/** A receiver's view of open requests. */
export const received = async (browser: Browser) =>
  ((await browser.call('listReceivedRequests')).body as ReceivedRequests).requests
/** The sender's view of their own requests. */
export const mine = async (browser: Browser) =>
  ((await browser.call('listMySupportRequests')).body as { requests: SupportRequest[] }).requests

export const send = (browser: Browser, body: unknown, key: string = randomUUID()): Promise<Answer> =>
  browser.call('sendSupportRequest', { body, headers: { 'idempotency-key': key } })

export async function sent(browser: Browser, body: unknown): Promise<SupportRequest> {
  const answer = await send(browser, body)
  expect(answer.status).toBe(201)
  return answer.body as SupportRequest
}

/** Sets up occupational health, as the organisation's owner does. */
export const setUp = (place: Company, email: string, contactRules = false): Promise<Answer> =>
  place.owner.call('writeSupportSettings', {
    params: { organisationId: place.organisationId },
    body: { health: healthOf(email), contactRules },
  })

/** An organisation with an HR person, Helle Rask, and an owner, both signed in. */
export type Company = TestPlace & { readonly hrEmail: string; readonly hr: Browser; readonly owner: Browser }

export type SupportDesk = {
  readonly server: TestApp
  company(name?: string): Promise<Company>
  /** Anna Berg, an employee there, signed in. */
  employee(place: TestPlace): Promise<TestMember & { readonly browser: Browser }>
  /** Moves the clock to this time and runs the due jobs and those that they cause. */
  at(time: string | Date): Promise<void>
}

/** The app, on a Monday in each test, without open requests or e-mails. Call it at the top of a test file. */
export async function supportDesk(): Promise<SupportDesk> {
  const server = await testApp()
  const { database, deps, mail, time } = server
  beforeEach(async () => {
    // Jobs would handle what an earlier test left open.
    await asSuperuser(
      database,
      "update support_request set state = 'closed', closed_at = now() where state <> 'closed'",
    )
    await server.runJobs()
    time.now = monday
    mail.received.length = 0
  })
  const call = (memberId: string, name: string) =>
    asSuperuser(database, 'update member set name = $2 where id = $1', [memberId, name])
  return {
    server,
    async company(name = 'Färghandeln') {
      const place = await makeOrganisation(server, { name })
      const hr = await makeMember(server, { in: place, roles: ['hr'] })
      const owner = await makeMember(server, { in: place, roles: ['owner'] })
      await call(hr.memberId, 'Helle Rask')
      return {
        ...place,
        hrEmail: hr.email,
        hr: await signedIn(server, { email: hr.email }),
        owner: await signedIn(server, { email: owner.email }),
      }
    },
    async employee(place) {
      const member = await makeMember(server, { in: place })
      await call(member.memberId, 'Anna Berg')
      return { ...member, browser: await signedIn(server, { email: member.email }) }
    },
    async at(now) {
      time.now = new Date(now)
      await deps.queue.enqueueNow('look-after-support', {})
      await server.runJobs()
    },
  }
}
