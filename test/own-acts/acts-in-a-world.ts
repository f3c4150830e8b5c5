import { randomBytes, randomUUID } from 'node:crypto'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { refusableKinds } from '#core/mail/refusable-kinds.ts'
import { noPlan } from '#core/plan/plan.ts'
import { addPrivateAddress } from '../app/add-private-address.ts'
import type { Answer, Browser } from '../app/browser.ts'
import { askForCode } from '../app/sign-in-by-mail.ts'
import { SoftPasskey } from '../app/soft-passkey.ts'
import { sameAnswers } from '../factories/answers.ts'
import { someExercises } from '../factories/exercises.ts'
import { someRecovery } from '../factories/recovery.ts'
import { sampleEntry } from '../factories/sample-entry.ts'
import { someProgramme } from '../factories/stress-programme.ts'
import { keyed } from './employees.ts'
import { one, type World } from './world.ts'

export type ActInWorld = (world: World) => Promise<void>

async function done(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer
  if (given.status >= 300) throw new Error(`an act was refused: ${given.status} ${given.text}`)
  return given
}

async function own(world: World): Promise<Browser> {
  if (world.own !== null) return world.own
  const browser = world.server.browser()
  const { code } = await askForCode(world.server, world.work, { browser, ip: world.ip })
  await done(browser.call('signIn', { body: { email: world.work, code }, ip: world.ip }))
  world.own = browser
  return browser
}

export const signsIn: ActInWorld = async (world) => void (await own(world))

export const answersByLink: ActInWorld = (world) => world.answers(one, 3)

export const answersSignedIn: ActInWorld = async (world) => {
  const body = { version: stressprofil.version, answers: sameAnswers(stressprofil, 3) }
  await done((await own(world)).call('submitAnswers', { params: world.params, body }))
}

export const erases: ActInWorld = async (world) => {
  await done((await own(world)).call('eraseMe'))
  world.own = null
}

export const addsPrivateAddress: ActInWorld = async (world) =>
  addPrivateAddress(world.server, await own(world), `${randomUUID()}@home.example`)

export const declinesMail: ActInWorld = async (world) => {
  await done((await own(world)).call('chooseMyMail', { body: { refused: [...refusableKinds] } }))
}

export const keepsEverything: ActInWorld = async (world) => {
  const browser = await own(world)
  const documents = {
    writeMyExercises: someExercises,
    writeMyPlan: { ...noPlan, entries: [sampleEntry()] },
    writeMyRecoveryProgramme: someRecovery,
    writeMyStressProgramme: someProgramme,
  } as const
  for (const [name, document] of Object.entries(documents) as [keyof typeof documents, object][])
    await done(browser.call(name, keyed({ version: 0, document })))
  await done(browser.call('makeMyCalendarFeed', { body: { titled: true } }))
  const result = { key: randomUUID(), instrument: 'stressprofil', answers: sameAnswers(stressprofil, 5) }
  await done(browser.call('storeMyResult', { body: result }))
}

export const addsPasskey: ActInWorld = async (world) => {
  const browser = await own(world)
  const options = (await done(browser.call('askForNewPasskey'))).body as never
  const passkey = { name: 'Min mobil', ...new SoftPasskey().create(options) }
  await done(browser.call('addPasskey', { body: passkey }))
}

const words = { name: 'Samira', reach: '070-123 45 67', message: 'Helst efter lunch.' }

/** Guidance, a support session and a request to the provider. */
export const seeksHelp =
  (guideId: string, startsAt: string): ActInWorld =>
  async (world) => {
    const browser = await own(world)
    await done(browser.call('beginGuidance', { body: { guideId, name: 'Samira', terms: guidanceTerms } }))
    const session = { type: 'support', startsAt, way: 'phone', name: 'Samira', phone: '070-123 45 67' }
    await done(browser.call('makeBooking', keyed({ ...session, language: 'sv' })))
    await done(browser.call('sendSupportRequest', keyed({ receiver: 'provider', ...words })))
  }

/** By name, because HR is meant to read that. */
export const turnsToHr: ActInWorld = async (world) => {
  const { organisationId } = world
  const request = keyed({ receiver: 'hr', organisationId, ...words })
  const { body } = await done((await own(world)).call('sendSupportRequest', request))
  world.kept.set('request', (body as { id: string }).id)
}

export const takesRequestBack: ActInWorld = async (world) => {
  const params = { requestId: world.kept.get('request') ?? '' }
  await done((await own(world)).call('closeMySupportRequest', { params }))
}

export const asksWithoutName: ActInWorld = async (world) => {
  const body = { secret: randomBytes(32).toString('hex'), message: 'Vem bestämmer över schemat i sommar?' }
  await done((await own(world)).call('sendQuestion', { params: world.params, body }))
}
