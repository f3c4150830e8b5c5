import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asPerson } from '#server/platform/db/transaction.ts'
import { guidanceDesk } from '#test/guidance/guidance-desk.ts'

const { server, guide, participant } = await guidanceDesk()

type Guided = { readonly personId: string; readonly guidanceId: string; readonly colleagueId: string }

const message = (author: 'guide' | 'participant', { personId, guidanceId }: Guided) =>
  sql`insert into guidance_message (person_id, guidance_id, id, author, sealed, sent_at, due_on)
    values (${personId}, ${guidanceId}, gen_random_uuid(), ${author}, '\\x00', now(),
      ${author === 'participant' ? '2026-03-04' : null})`

test.each([
  ['a guide in the name of the participant', 'guide', (of: Guided) => message('participant', of)],
  ['a participant in the name of the guide', 'participant', (of: Guided) => message('guide', of)],
  [
    'minutes of a guide in the name of a colleague',
    'guide',
    ({ personId, guidanceId, colleagueId }: Guided) =>
      sql`insert into guidance_time values (${personId}, ${guidanceId}, ${colleagueId}, '2026-03-02', 5)`,
  ],
  [
    'an end that the guide has made',
    'guide',
    ({ guidanceId }: Guided) =>
      sql`update guidance set state = 'ended', ended_at = now() where id = ${guidanceId}`,
  ],
] as const)('the database takes nothing of %s', async (_, writer, statement) => {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const samira = await participant(maria)
  const written = statement({ personId: samira.id, guidanceId: samira.guidanceId, colleagueId: olle.id })
  const personId = writer === 'guide' ? maria.id : samira.id
  await expect(asPerson(server.deps.pools.app, { personId }, (tx) => written.execute(tx))).rejects.toThrow(
    'row-level security',
  )
})
