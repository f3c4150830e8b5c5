import { expect, it } from 'vitest'
import type { Answer } from '#test/app/browser.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import {
  change,
  checks,
  guidanceDesk,
  guideChange,
  keyed,
  mine,
  of,
  type Somebody,
  write,
} from '#test/guidance/guidance-desk.ts'

const { server, guide, participant, person, begin } = await guidanceDesk()

type Sending = (
  samira: Somebody & { readonly guidanceId: string },
  maria: Somebody,
) => Promise<() => Promise<Answer>>

const message: Sending = async ({ browser, guidanceId }, maria) => {
  const body = { text: 'Jag sov bättre i natt.', guidanceId, guideId: maria.id }
  return () => browser.call('writeToGuide', { body, ...keyed() })
}

const answer: Sending = async (samira, maria) => {
  await write(samira, 'Hej!')
  const seen = (await mine(samira)).messages.at(-1)?.id ?? null
  const body = { text: 'Vad bra att du skriver.', seen }
  return () => maria.browser.call('answerGuidance', { ...of(samira.guidanceId), body, ...keyed() })
}

const share: Sending = async ({ browser, guidanceId }) => {
  const body = { ...checks({ '2026-03-02': 3 }), guidanceId, isUpdate: false }
  return () => browser.call('shareWithGuide', { body })
}

it.each([
  ['a participant’s message', message, 'guidance_message'],
  ['a guide’s answer', answer, 'guidance_message'],
  ['what a participant shares', share, 'guidance_share'],
] as const)('%s on its way in is taken, and then erased with the account', async (_, sending, table) => {
  const maria = await guide()
  const samira = await participant(maria)
  const send = await sending(samira, maria)
  const erase = () => samira.browser.call('eraseMe')
  // The request waits at the guidance, and the erasure behind it.
  const both = await whileHeld(server.database, { hold: `lock table ${table}` }, [send, erase])
  expect(both.map(({ status }) => status)).toEqual([expect.toSatisfy((status) => status < 300), 204])
  expect(await asSuperuser(server.database, `select from ${table}`)).toEqual([])
})

type Choosing = (samira: Somebody, olle: Somebody) => Promise<() => Promise<Answer>>

const beginWith: Choosing = async (samira, olle) => () => begin(samira, olle)

const choose: Choosing = async (samira, olle) => {
  await begin(samira, await guide())
  return () => change(samira, { do: 'choose', guideId: olle.id })
}

const acceptOffer: Choosing = async (samira, olle) => {
  const maria = await guide()
  await begin(samira, maria)
  await guideChange(maria, (await mine(samira)).id, { do: 'offer', guideId: olle.id })
  return () => change(samira, { do: 'answer-offer', accept: true })
}

const guidedByNobody = () =>
  asSuperuser(
    server.database,
    'select from guidance where guide_id is not null and guide_id not in (select person_id from guide)',
  )

it.each([
  ['begins with', beginWith],
  ['chooses', choose],
  ['is handed over to', acceptOffer],
])(
  'who %s a guide who then erases the account keeps what was written, and chooses anew',
  async (_, choosing) => {
    const olle = await guide({ name: 'Olle Ek' })
    const samira = await person()
    const take = await choosing(samira, olle)
    const erase = () => olle.browser.call('eraseMe')
    // The choice waits at its write, and the erasure behind it.
    const held = { hold: 'lock table guidance in share mode' }
    const both = await whileHeld(server.database, held, [take, erase])
    expect(both.map(({ status }) => status < 300)).toEqual([true, true])
    expect((await mine(samira)).guide).toBeNull()
    expect(await guidedByNobody()).toEqual([])
  },
)

it.each([
  ['begins with', beginWith],
  ['chooses', choose],
])('who %s a guide who is erasing the account hears that the guide cannot be chosen', async (_, choosing) => {
  const olle = await guide({ name: 'Olle Ek' })
  const samira = await person()
  const take = await choosing(samira, olle)
  const erase = () => olle.browser.call('eraseMe')
  const [, answer] = await whileHeld(server.database, { hold: 'lock table consent' }, [erase, take])
  expect(answer).toMatchObject({ body: { code: 'guide-unavailable' } })
  expect(await guidedByNobody()).toEqual([])
})
