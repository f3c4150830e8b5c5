import { expect, test } from 'vitest'
import type { GuidanceMessage, GuidanceThread } from '#contract/guidance/guidance.ts'
import type { AccountExport } from '#contract/self/account-export.ts'
import { messagesAtATime } from '#core/guidance/guidance.ts'
import type { Answer } from '#test/app/browser.ts'
import {
  answer,
  change,
  guidanceDesk,
  guideChange,
  mine,
  of,
  type Somebody,
  thread,
  write,
} from '#test/guidance/guidance-desk.ts'

const { server, guide, participant, later } = await guidanceDesk()

const written = 2 * messagesAtATime + 5
const textsOf = (messages: readonly GuidanceMessage[]) => messages.map(({ text }) => text)
const texts = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `Svar ${first + at}`)

async function longThread() {
  const maria = await guide()
  const samira = await participant(maria)
  for (const text of texts(1, written)) await answer(maria, samira.guidanceId, { text })
  return { maria, samira, id: samira.guidanceId }
}

const earlierFor = (who: Somebody, id: string, before: string) =>
  who.browser.call('readEarlierMessages', { ...of(id), query: { before } })
const earlierOfMine = (who: Somebody, before: string) =>
  who.browser.call('readMyEarlierMessages', { query: { before } })

test('a long thread comes with its newest messages, and both sides read back to the first by pages', async () => {
  const { maria, samira, id } = await longThread()
  const sides = [
    [await thread(maria, id), (before: string) => earlierFor(maria, id, before)],
    [await mine(samira), (before: string) => earlierOfMine(samira, before)],
  ] as const
  for (const [{ messages, earlier }, readBefore] of sides) {
    expect(textsOf(messages)).toEqual(texts(written - messagesAtATime + 1, written))
    expect(earlier).toBe(written - messagesAtATime)
    const read = [...messages]
    const pages: number[] = []
    for (;;) {
      const page: Answer = await readBefore(read[0]?.id ?? '')
      const found = (page.body as { messages: GuidanceMessage[] }).messages
      if (found.length === 0) break
      read.unshift(...found)
      pages.push(found.length)
    }
    expect(pages).toEqual([messagesAtATime, 5])
    expect(textsOf(read)).toEqual(texts(1, written))
  }
  const { status, body } = await samira.browser.call('exportMe')
  expect(status).toBe(200)
  expect(textsOf((body as AccountExport).guidances[0]?.messages ?? [])).toEqual(texts(1, written))
})

test('earlier messages are read by nobody else, and by no guide while the guidance is paused', async () => {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const [samira, kim] = [await participant(maria), await participant(olle)]
  const id = samira.guidanceId
  await answer(maria, id, { text: 'Hej' })
  await answer(maria, id, { text: 'Hej igen' })
  const last = (await mine(samira)).messages.at(-1)?.id ?? ''
  expect(await earlierFor(maria, id, last)).toMatchObject({ body: { messages: [{ text: 'Hej' }] } })
  for (const refused of [
    await earlierFor(olle, id, last),
    await earlierFor(olle, kim.guidanceId, last),
    await earlierOfMine(kim, last),
  ])
    expect([refused.status, refused.text.includes('Hej')]).toEqual([404, false])
  await change(samira, { do: 'pause' })
  expect((await earlierFor(maria, id, last)).status).toBe(404)
  expect((await earlierOfMine(samira, last)).status).toBe(200)
})

test('a message that waits for its answer is shown with all that came after it, however many', async () => {
  const maria = await guide()
  const samira = await participant(maria)
  const id = samira.guidanceId
  await answer(maria, id, { text: 'Välkommen' })
  await write(samira, 'Frågan')
  await later(1)
  for (const text of texts(1, messagesAtATime)) {
    server.time.now = new Date(server.time.now.getTime() + 3 * 60 * 1000)
    await write(samira, text)
  }
  const unanswered = {
    texts: ['Frågan', ...texts(1, messagesAtATime)],
    earlier: 1,
    owed: { dueOn: '2026-03-04', isLate: false },
  }
  const firstPage = ({ messages, earlier, owed }: GuidanceThread | Awaited<ReturnType<typeof mine>>) => ({
    texts: textsOf(messages),
    earlier,
    owed,
  })
  const seen = await thread(maria, id)
  expect(firstPage(seen)).toEqual(unanswered)
  expect(firstPage(await mine(samira))).toEqual(unanswered)
  const before = await earlierFor(maria, id, seen.messages[0]?.id ?? '')
  expect(before).toMatchObject({ body: { messages: [{ text: 'Välkommen' }] } })

  await guideChange(maria, id, { do: 'read' })
  expect(firstPage(await thread(maria, id))).toEqual(unanswered)
  await answer(maria, id, { text: 'Svaret' })
  const answered = { texts: [...texts(2, messagesAtATime), 'Svaret'], earlier: 3, owed: null }
  expect(firstPage(await thread(maria, id))).toEqual(answered)
  expect(firstPage(await mine(samira))).toEqual(answered)
})
