import { expect, test } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import type { JobName } from '#core/work-queue/job-names.ts'
import { testApp } from '#test/app/test-app.ts'
import { bookableStaff } from '#test/factories/bookings.ts'
import { makeGuide, signedIn } from '#test/factories/people.ts'
import { day } from '#test/organisation/open-round.ts'
import {
  type ActInWorld,
  addsPasskey,
  addsPrivateAddress,
  answersByLink,
  answersSignedIn,
  asksWithoutName,
  declinesMail,
  erases,
  keepsEverything,
  seeksHelp,
  signsIn,
  takesRequestBack,
  turnsToHr,
} from '#test/own-acts/acts-in-a-world.ts'
import {
  atTheEnd,
  before,
  secondRound,
  whenChanged,
  whenReleased,
  whileOpen,
} from '#test/own-acts/employer-afterwards.ts'
import { World } from '#test/own-acts/world.ts'

const server = await testApp()

let ids = 0
// Ascending ids: lists that are ordered by them have the same order in each world.
Object.assign(server.deps, {
  newId: () => `${(++ids).toString(16).padStart(8, '0')}-0000-4000-8000-${'0'.repeat(12)}`,
})

const guide = await signedIn(server, { email: 'maria.ek@andrum.example', staff: true })
const guideId = ((await guide.call('readMe')).body as Me).person.id
await makeGuide(server, guideId)
await bookableStaff(server)
const help = seeksHelp(guideId, '2026-03-10T08:00:00.000Z')

/** The employee's acts while the first round is open; the others of each group are compared with its first. */
const groups: Readonly<Record<string, Readonly<Record<string, readonly ActInWorld[]>>>> = {
  'without an answer': {
    nothing: [],
    erased: [signsIn, erases],
    'private, and declines mail': [addsPrivateAddress, declinesMail],
    'keeps, is helped': [keepsEverything, addsPasskey, help],
  },
  answered: { 'by link': [answersByLink], 'signed in, and erased': [answersSignedIn, erases] },
  'turned to others': {
    'taken back': [turnsToHr, asksWithoutName, takesRequestBack],
    erased: [turnsToHr, asksWithoutName, erases],
  },
}

/** Intended differences, by the world that has them. */
const meant: Readonly<Record<string, (what: string) => boolean>> = {
  // By unit, in bands, for the safety representative alone (decision 123).
  'without an answer: private, and declines mail': (what) => what.includes('representative readDelivery'),
}

const clockwork: readonly JobName[] = [
  ...(['apply-waiting-changes', 'apply-due-identity-changes', 'close-due-rounds', 'forget-expired'] as const),
  ...([
    'announce-planned-rounds',
    'remind-of-measures',
    'look-after-support',
    'look-after-guidance',
  ] as const),
  ...(['send-question-notices', 'enqueue-due-mail', 'send-booking-reminders'] as const),
]

test('whatever somebody has done for themselves, the employer is answered the same in all that it does afterwards', {
  timeout: 900_000,
}, async () => {
  const worlds = Object.entries(groups).flatMap(([group, acts]) =>
    Object.keys(acts).map((name, n) => ({ group, name, isFirst: n === 0 })),
  )
  const all = worlds.map((one, n) => ({ ...one, world: new World(server, one.name, n + 1) }))

  /** One step in each world at the same moment, then all its jobs, with the e-mails to other people there. */
  const step = async (name: string, act: (one: (typeof all)[number]) => Promise<unknown>) => {
    const start = server.time.now.getTime()
    for (const one of all) {
      one.world.step = name
      server.time.now = new Date(start)
      await act(one)
    }
    await server.runJobs()
    for (const { recipients, subject, text } of server.mail.received.splice(0)) {
      const [to = ''] = recipients
      const at = all.find(({ world }) => to.endsWith(`@${world.organisationId}.example`))
      if (at !== undefined && !at.world.isOwn(to)) at.world.note(`mail to ${to}`, `${subject}\n${text}`)
    }
    server.time.now = new Date(start + 10 * 60_000)
  }
  const steps = async (named: typeof before) => {
    for (const [name, act] of Object.entries(named)) await step(name, ({ world }) => act(world))
  }
  const pass = async (...days: readonly number[]) => {
    for (const some of days) {
      server.time.now = new Date(server.time.now.getTime() + some * day)
      for (const job of clockwork) await server.deps.queue.enqueueNow(job, {} as never)
      await step(`after ${some} days`, async () => {})
    }
    await step('signed in anew', ({ world }) => world.signIn())
  }

  await steps(before)
  await step('acts', async ({ group, name, world }) => {
    for (const act of groups[group]?.[name] ?? []) await act(world)
  })
  await pass(1)
  await steps(whileOpen)
  await pass(17, 5)
  await steps(whenReleased)
  await pass(9)
  await steps(whenChanged)
  await pass(29)
  await steps(secondRound)
  await pass(11, 4, 1)
  await steps(atTheEnd)

  const found: object[] = []
  for (const { group, name, world } of all) {
    const first = all.find((one) => one.group === group && one.isFirst)?.world.notes ?? new Map()
    expect(world.notes.size).toBeGreaterThan(500)
    for (const what of new Set([...first.keys(), ...world.notes.keys()])) {
      const [here, there] = [world.notes.get(what), first.get(what)]
      if (here !== there && !meant[`${group}: ${name}`]?.(what))
        found.push({ group, name, what, ...whereTheyPart(here, there) })
    }
  }
  expect(found).toEqual([])
})

/** The surroundings of the first difference of two texts. */
function whereTheyPart(here = 'nothing', there = 'nothing') {
  const at = [...here].findIndex((sign, n) => sign !== there[n])
  const part = (text: string) => text.slice(Math.max(0, at - 150), at + 150)
  return { here: part(here), there: part(there) }
}
