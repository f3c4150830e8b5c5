import { expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { opened, received, sent, workplace } from '#test/support/question-desk.ts'

const server = await testApp()

it('a question stays open when the press that it is done arrives again after somebody has opened it again', async () => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
  const place = await workplace(server, { representatives: 2 })
  const secret = await sent(place.anna, place)
  server.time.now = new Date('2026-03-03T09:00:00Z')
  const [maria, sven] = place.browsers
  const [{ id = '' } = {}] = await received(maria, place)
  const mark = (browser: typeof maria, state: 'open' | 'done', key: string) =>
    browser?.call('markQuestion', {
      params: { organisationId: place.organisationId, questionId: id },
      body: { state },
      headers: { 'idempotency-key': key },
    })
  expect((await mark(maria, 'done', 'first'))?.status).toBe(200)
  expect((await mark(sven, 'open', 'second'))?.status).toBe(200)
  expect((await mark(maria, 'done', 'first'))?.status).toBe(200)
  expect((await opened(server, secret)).state).toBe('open')
  expect((await mark(maria, 'done', 'third'))?.status).toBe(200)
  expect((await opened(server, secret)).state).toBe('done')
})
