import { expect, it } from 'vitest'
import type { Answer } from '#test/app/browser.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { checks, guidanceDesk, keyed, mine, of, type Somebody, write } from '#test/guidance/guidance-desk.ts'

const { server, guide, participant } = await guidanceDesk()

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
  // It has come as far as the guidance, and the erasure up to it.
  const both = await whileHeld(server.database, { hold: `lock table ${table}` }, [send, erase])
  expect(both.map(({ status }) => status)).toEqual([expect.toSatisfy((status) => status < 300), 204])
  expect(await asSuperuser(server.database, `select from ${table}`)).toEqual([])
})
