import { randomBytes, randomUUID } from 'node:crypto'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import type { SupportRequest } from '#contract/support/support.ts'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { noPlan } from '#core/plan/plan.ts'
import type { Call } from '../app/browser.ts'
import { asSuperuser } from '../database/database.ts'
import { sameAnswers } from '../factories/answers.ts'
import { someExercises } from '../factories/exercises.ts'
import { someRecovery } from '../factories/recovery.ts'
import { sampleEntry } from '../factories/sample-entry.ts'
import { someProgramme } from '../factories/stress-programme.ts'
import { type Act, type Acts, call, type Employees, keep, kept, keyed, type Shown } from './employees.ts'
import { watcherNames } from './watchers.ts'

const document = (name: EndpointName, value: unknown): Act => ({
  do: call(name, () => keyed({ version: 0, document: value })),
})
const answers = { version: stressprofil.version, answers: sameAnswers(stressprofil, 4) }
const slot = (day: number) => `2026-03-${10 + day}T08:00:00.000Z`
const words = { name: 'Samira', reach: '070-123 45 67', message: 'Helst efter lunch.' }
const provider = { mailed: 'provider' } as const
const freeTime: Shown = {
  by: watcherNames,
  in: ['listFreeSlots'],
  why: 'A time that somebody has booked is free for nobody else; whose it is, is not told.',
}
const toHr: Shown = {
  by: ['HR'],
  in: ['listReceivedRequests', 'readTodo'],
  why: 'The employee has asked HR by name, and withdrawn it.',
}
const booking = (who: Employees): Call => ({ params: { bookingId: kept(who, 'booking') } })

const unsubscribes = ({ server, work }: Employees) => server.deps.keys.unsubscribeToken(work, 'plan-reminder')

/** A person's own acts except signing in, in their order. */
export const actsOfOneself: Acts = {
  readInvitation: { do: call('readInvitation', ({ token }) => ({ body: { token } })) },
  storeContinuation: {
    do: call('storeContinuation', ({ lookup }) =>
      keyed({ lookup, sealed: randomBytes(8220).toString('base64') }),
    ),
  },
  takeContinuation: { do: call('takeContinuation', ({ lookup }) => ({ body: { lookup } })) },
  evaluate: { do: call('evaluate', () => ({ body: { instrument: 'stressprofil', ...answers } })) },
  readListProof: { do: call('readListProof', ({ roundId }) => ({ params: { roundId }, body: {} })) },
  submitAnswers: { do: call('submitAnswers', ({ roundId }) => ({ params: { roundId }, body: answers })) },
  storeMyResult: {
    do: (who) => {
      const body = { key: randomUUID(), instrument: 'stressprofil', answers: answers.answers }
      const answer = who.browser.call('storeMyResult', { body })
      return keep(who, 'result', answer, (given) => (given as { id: string }).id)
    },
  },
  deleteMyResult: { do: call('deleteMyResult', (who) => ({ params: { resultId: kept(who, 'result') } })) },
  writeMyExercises: document('writeMyExercises', someExercises),
  writeMyPlan: document('writeMyPlan', { ...noPlan, entries: [sampleEntry()] }),
  writeMyRecoveryProgramme: document('writeMyRecoveryProgramme', someRecovery),
  writeMyStressProgramme: document('writeMyStressProgramme', someProgramme),
  makeMyCalendarFeed: { do: call('makeMyCalendarFeed', () => ({ body: { titled: true } })) },
  removeMyCalendarFeed: { do: call('removeMyCalendarFeed') },
  chooseMyMail: { do: call('chooseMyMail', () => ({ body: { refused: ['plan-reminder'] } })) },
  readUnsubscribe: { do: call('readUnsubscribe', (who) => ({ body: { token: unsubscribes(who) } })) },
  unsubscribe: { do: call('unsubscribe', (who) => ({ query: { token: unsubscribes(who) } })) },
  changeUnsubscribe: {
    do: call('changeUnsubscribe', (who) => ({ body: { token: unsubscribes(who), refused: false } })),
  },
  countMyChange: {
    do: async (who) => {
      await asSuperuser(
        who.server.database,
        "update identity.person set created_at = created_at - interval '1 year' where email = $1",
        [who.work],
      )
      const body = { start: 'red', change: 'better' }
      return who.browser.call('countMyChange', { params: { programme: 'six-weeks' }, body })
    },
  },
  sendContactMessage: {
    do: call('sendContactMessage', ({ work }) =>
      keyed({
        name: 'Samira',
        email: work,
        subject: 'En fråga',
        message: 'Hur gör jag?'.repeat(3),
        language: 'sv',
      }),
    ),
    shown: { by: ['staff'], in: ['listContactMessages', 'readStaffTodo'], why: 'It is written to staff.' },
    ...provider,
  },
  sendQuestion: {
    do: call('sendQuestion', ({ organisationId, question: { secret } }) => ({
      params: { organisationId },
      body: { secret, message: 'Vem bestämmer över schemat i sommar?' },
    })),
  },
  readQuestion: { do: call('readQuestion', ({ question }) => ({ body: question })) },
  withdrawQuestion: { do: call('withdrawQuestion', ({ question }) => ({ body: question })) },
  sendSupportRequest: {
    do: (who) => {
      const { organisationId } = who
      const sent = who.browser.call('sendSupportRequest', keyed({ receiver: 'hr', organisationId, ...words }))
      return keep(who, 'request', sent, (given) => (given as SupportRequest).id)
    },
    shown: toHr,
    mailed: 'hr',
  },
  closeMySupportRequest: {
    do: call('closeMySupportRequest', (who) => ({ params: { requestId: kept(who, 'request') } })),
    shown: toHr,
    mailed: 'hr',
  },
  makeBooking: {
    do: async (who) => {
      const wish = {
        type: 'support',
        startsAt: slot(0),
        way: 'phone',
        name: 'Samira',
        phone: '070-123 45 67',
      }
      const made = who.browser.call('makeBooking', keyed({ ...wish, language: 'sv' }))
      return keep(who, 'booking', made, (given) => (given as MadeBooking).booking?.id)
    },
    shown: freeTime,
    ...provider,
  },
  moveBooking: {
    do: call('moveBooking', (who) => ({ ...booking(who), body: { startsAt: slot(1), version: 0 } })),
    shown: freeTime,
    ...provider,
  },
  cancelBooking: { do: call('cancelBooking', booking), shown: freeTime, ...provider },
  beginGuidance: {
    do: (who) => {
      const body = { guideId: who.guideId, name: 'Samira', terms: guidanceTerms }
      const begun = who.browser.call('beginGuidance', { body })
      return keep(who, 'guidance', begun, (given) => (given as { guidance: { id: string } }).guidance?.id)
    },
    ...provider,
  },
  shareWithGuide: {
    do: call('shareWithGuide', (who) => ({
      body: { kind: 'recovery-plan', lines: ['Sova'], guidanceId: kept(who, 'guidance'), isUpdate: false },
    })),
  },
  writeToGuide: {
    do: call('writeToGuide', (who) =>
      keyed({ text: 'Jag sover dåligt.', guidanceId: kept(who, 'guidance'), guideId: who.guideId }),
    ),
    ...provider,
  },
  changeMyGuidance: { do: call('changeMyGuidance', () => ({ body: { do: 'end' } })), ...provider },
}
