import { expect, it } from 'vitest'
import { whileHeld } from '#test/database/while-held.ts'
import { guidanceDesk } from '#test/guidance/guidance-desk.ts'

const { server, guide, person, begin } = await guidanceDesk()

it('who presses twice for the last place of a guide has it, and does not hear that there is none', async () => {
  const maria = await guide({ caseload: 1 })
  const samira = await person()
  const press = () => begin(samira, maria)
  // Both have seen that Samira has no guidance yet, and wait for the place.
  const place = {
    hold: "select pg_advisory_xact_lock(hashtextextended('guide ' || $1::uuid, 0))",
    with: [maria.id],
  }
  const both = await whileHeld(server.database, place, [press, press])
  expect(both).toMatchObject([{ status: 201 }, { status: 409, body: { code: 'guidance-open' } }])
})
