import { expect, onTestFinished, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { rules } from '#core/access/rules.ts'
import { testApp } from '#test/app/test-app.ts'
import { type Act, type Employees, employees } from '#test/own-acts/employees.ts'
import { actsOfOneself } from '#test/own-acts/own-acts.ts'
import { changesIn, everythingSeen, isReadOften, watchedWorkplace } from '#test/own-acts/watchers.ts'
import { signingIn, waysIn } from '#test/own-acts/ways-in-acts.ts'
import type { Receiver } from '#test/webhooks/receiver.ts'

const server = await testApp()

/** Every act of a person for themselves, in the order of this test. */
const acts = { ...signingIn, ...actsOfOneself, ...waysIn }

/** Endpoints that the rules open to everybody and that are no act of a person for themselves. */
const notOnesOwn: Partial<Record<EndpointName, string>> = {
  addCosignature: 'A witness’s machine signs the record log.',
  readSupportLink: 'The receiver of a support request opens the link that was mailed to them.',
  answerSupportLink: 'The same.',
}

test('every act that the contract lets somebody do for themselves has its row', () => {
  const open = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { method, action } = endpoints[name]
    const roles: string | readonly string[] = rules[action].roles
    const isTheirs = roles === 'everyone' || roles === 'signed-in' || roles.includes('employee')
    return method !== 'GET' && isTheirs
  })
  expect(Object.keys({ ...acts, ...notOnesOwn }).toSorted()).toEqual(open.toSorted())
})

test('whatever an employee does for themselves, nobody else reads a byte more, gets mail or is told by a webhook', {
  timeout: 600_000,
}, async () => {
  const watched = await watchedWorkplace(server)
  onTestFinished(() => watched.webhook.close())
  const who = await employees(server, watched)
  await server.runJobs()
  // Let the watchers sign in first, because the log shows their sign-ins.
  await everythingSeen(watched)
  const first = await everythingSeen(watched)
  const often = isReadOften(first)
  const found: object[] = []
  let before = await everythingSeen(watched, often)
  for (const [name, act] of Object.entries(acts) as [EndpointName, Act][]) {
    const leaks = await doneBy(who, act, watched.webhook)
    const after = await everythingSeen(watched, often)
    leaks.push(...changesIn(before, after).filter((change) => !isMeant(act, change)))
    if (leaks.length > 0) found.push({ act: name, leaks })
    before = after
  }
  expect(found).toEqual([])
  const last = await everythingSeen(watched, (key) => !often(key))
  expect(changesIn(first, last)).toEqual([])
})

/** Does one act, a little later than the one before, so that every stored time differs. @returns who gets a message about it */
async function doneBy(who: Employees, act: Act, webhook: Receiver): Promise<string[]> {
  server.mail.received.length = 0
  webhook.received.length = 0
  server.time.now = new Date(server.time.now.getTime() + 5000)
  const { status, text } = await act.do(who)
  await server.runJobs()
  const isDone = act.refused === undefined ? status < 300 : text.includes(act.refused)
  const meant = [...who.own, ...(act.mailed === undefined ? [] : who[act.mailed])]
  const mails = server.mail.received
    .flatMap(({ recipients }) => recipients)
    .filter((to) => !meant.includes(to))
  return [
    ...(isDone ? [] : [`not done: ${status} ${text}`]),
    ...mails.map((to) => `mail to ${to}`),
    ...webhook.received.map(({ body }) => `webhook ${body}`),
  ]
}

function isMeant({ shown }: Act, change: string): boolean {
  const [by, what = ''] = change.split(': ')
  return shown?.by.some((one) => one === by) === true && shown.in.some((one) => what.startsWith(one))
}
