import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember } from '#test/factories/people.ts'
import { roundDesk } from '#test/organisation/round-desk.ts'
import { sendRoundReady } from './send-round-ready-job.ts'

const server = await testApp()
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
  server.mail.received.length = 0
})
const desk = roundDesk(server)

test('HR and the safety representatives hear once that the figures are there, by day and without a figure', async () => {
  const where = await desk.organised()
  const { organisationId } = where
  const unitId = await desk.unitId(where, 'A')
  const both = await makeMember(server, {
    in: { organisationId, unitId },
    roles: ['hr', 'safety_representative'],
  })
  const round = await desk.open(where)
  // Before the release it sends nothing.
  await sendRoundReady(server.deps, { organisationId, roundId: round.id })
  expect(server.mail.received).toEqual([])

  server.time.now = new Date('2026-03-17T08:00:00Z')
  await desk.release(where, round.id)
  const jobs = await asSuperuser<{ start_after: Date }>(
    server.database,
    "select start_after from pgboss.job where name = 'send-round-ready' and data ->> 'roundId' = $1",
    [round.id],
  )
  expect(jobs.map(({ start_after }) => start_after)).toEqual([new Date('2026-03-17T09:00:00Z')])

  await sendRoundReady(server.deps, { organisationId, roundId: round.id })
  await sendRoundReady(server.deps, { organisationId, roundId: round.id })
  const ready = server.mail.received.filter(({ subject }) => subject.includes('klara'))
  const readers = ready.flatMap(({ recipients }) => recipients)
  expect(readers).toHaveLength(2)
  expect(readers).toContain(both.email)
  expect(ready[0]?.text).toContain('”Våren” hos Färghandeln kom 17 mars 2026')
  expect(ready[0]?.text).not.toMatch(/klockan|\d+ %/)
})
