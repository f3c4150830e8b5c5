import type { DeliveryView } from '#contract/rounds/list-endpoints.ts'
import type { SlipsMade } from '#contract/rounds/slips.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { sendInvitation } from '#server/rounds/invite/send-invitation.ts'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { sameAnswers } from '../factories/answers.ts'
import { makeMember, signedIn } from '../factories/people.ts'
import { invitedTo } from './open-round.ts'
import { peopleOf } from './organise.ts'
import { roundDesk } from './round-desk.ts'

const without = 4

/** An open round: 12 people in A, 3 below it in A1, 10 in B (four without address), HR and a representative at the root. */
export async function deliveryDesk(server: TestApp) {
  const { deps, database } = server
  const desk = roundDesk(server)
  const where = await desk.organised([...peopleOf('A', 12), ...peopleOf('A1', 3), ...peopleOf('B', 10)])
  const { organisationId } = where
  await asSuperuser(
    database,
    `update member set email = null, person_id = null, external_id = email
     where organisation_id = $1 and email = any($2)`,
    [organisationId, Array.from({ length: without }, (_, n) => `b-${n}@bolaget.example`)],
  )
  const at = { organisationId, unitId: await desk.unitId(where, 'top') }
  const { email } = await makeMember(server, { in: at, roles: ['safety_representative'] })
  const representative = await signedIn(server, { email })
  const round = await desk.open(where)
  const params = { organisationId, roundId: round.id }
  const unitId = (name: string) => desk.unitId(where, name)

  /** Sends to everybody alike, as the jobs do; what is refused stays refused. */
  const sendAll = async (reminder?: number) => {
    for (const memberId of await invitedTo(database, round.id)) {
      const mailing =
        reminder === undefined ? {} : { mailing: { news: 'reminder' as const, number: reminder } }
      await sendInvitation(deps, { ...params, memberId, ...mailing }).catch(() => {})
    }
  }
  const read = async (browser: Browser = representative) =>
    (await browser.call('readDelivery', { params })).body as DeliveryView
  return {
    where,
    at,
    params,
    representative,
    sendAll,
    read,
    unitId,
    release: () => desk.release(where, round.id),
    /** The band of each unit by name; for a small unit the name of the unit in which it is counted. */
    bands: async () => {
      const { units } = await read()
      const names = new Map(units?.map(({ id, name }) => [id, name]))
      return (
        units &&
        Object.fromEntries(units.map((u) => [u.name, u.band ?? names.get(u.countedIn ?? '') ?? null]))
      )
    },
    printSlips: async (after: string | null = null) =>
      (await representative.call('makeSlips', { params, body: { unitId: await unitId('B'), after } }))
        .body as SlipsMade,
    /** Answers by a mailed link, or by the code of a slip. */
    answer: (token: string) =>
      server.browser().call('submitAnswers', {
        params: { roundId: round.id },
        body: { version: stressprofil.version, answers: sameAnswers(stressprofil, 3), token },
      }),
  }
}
