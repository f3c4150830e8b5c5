import { setTimeout as pause } from 'node:timers/promises'
import type { RoundView } from '#contract/rounds/round.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { startMailServer } from '#test/app/mail-server.ts'
import type { ReceivedMail } from '#test/app/read-mail.ts'
import { makeNewOrganisation } from '#test/release/large-organisation.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import { type Found, inTurn } from './report.ts'
import { killSoon, workAt } from './work.ts'

const people = 300

const twoWeeks = 14 * 24 * 60 * 60 * 1000

/**
 * Opens one round after the other, and kills the server or the database while it opens or while its invitations go
 * out. Everybody must get the invitation. One that a kill cut off before it was marked comes twice, and is
 * recognised by its Message-ID.
 */
export async function openingsUnderKills(kind: DatabaseKind, kills: number): Promise<Found> {
  const mailServer = await startMailServer()
  const place = await makePlace(kind, { SMTP_URL: mailServer.url })
  try {
    const organisations = []
    for (let turn = 0; turn < kills; turn += 1)
      organisations.push(await makeNewOrganisation(place.settings.DATA_DIR ?? '', place.settings))
    await place.start()
    const mailsTo = (organisationId: string) =>
      mailServer.received.filter(({ recipients }) => recipients[0]?.endsWith(`@${organisationId}.example`))
    for (const [turn, where] of inTurn([...organisations.entries()])) {
      const { organisationId } = where
      await place.withDatabase((url) => addPeople(url, organisationId))
      const { send, waitFor } = workAt(place, where)
      const round = await send<RoundView>('/rounds', {
        name: 'Våren',
        instrument: 'stressprofil',
        closesAt: new Date(Date.now() + twoWeeks).toISOString(),
      })
      if (round === undefined) throw new Error('a round was not prepared')
      const state = () =>
        send(`/rounds/${round.id}/list-review/statement`, {
          statement: 'Alla fick höra om mätningen på mötet i måndags.',
        })
      const whileOpening = turn % 3 === 0
      const stating = state().catch(() => undefined)
      if (!whileOpening) {
        await stating
        const wanted = Math.random() * people
        while (mailsTo(organisationId).length < wanted) await pause(2)
      }
      await killSoon(place, turn, whileOpening ? 60 : 20)
      const inReview = async () =>
        (await waitFor<RoundView>(`/rounds/${round.id}`, () => true)).state === 'in-review'
      // This request may also meet a database that is not back yet.
      while (await inReview()) {
        await state().catch(() => undefined)
        await pause(100)
      }
      await waitFor<RoundView>(`/rounds/${round.id}`, ({ state: one }) => one === 'open')
    }
    await place.withDatabase(waitForLastMail)
    const faults: string[] = []
    const doubled: number[] = []
    for (const { organisationId } of organisations) {
      const found = faultsOfMails(mailsTo(organisationId))
      faults.push(...found.faults)
      doubled.push(found.doubled)
    }
    const notOnce = noFault(
      `openings of which somebody got no invitation or two that differ, each of ${kills} killed once`,
      faults,
    )
    const mostDoubled = Math.max(...doubled)
    if (mostDoubled > 1) faults.push(`${mostDoubled} invitations came twice after one kill.`)
    return {
      faults,
      figures: {
        kills,
        openings: kills,
        invited: kills * people,
        'came twice, with the same Message-ID': doubled.reduce((sum, one) => sum + one, 0),
      },
      goals: [
        notOnce,
        {
          what: `invitations doubled by one kill, most of ${kills}`,
          measured: mostDoubled,
          unit: '',
          atMost: 1,
        },
      ],
    }
  } finally {
    await place.end()
    await mailServer.close()
  }
}

/** A killed process's job counts as lost after five minutes, and is retried half a minute later. */
const patience = 15 * 60_000

async function waitForLastMail(url: string): Promise<void> {
  const begun = performance.now()
  const undone = () =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job
         where name in ('send-invitations', 'send-invitation') and state in ('created', 'retry', 'active')`,
      )
      return rows[0]?.count ?? 0
    })
  for (let count = await undone(); count > 0; count = await undone()) {
    if (performance.now() - begun > patience) throw new Error(`${count} invitations are still to be sent`)
    await pause(500)
  }
}

export async function addPeople(url: string, organisationId: string, count = people): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into member (organisation_id, id, email, unit_id)
       select $1::uuid, gen_random_uuid(), n || '@' || $1::text || '.example', id
       from unit, generate_series(1, $2::int) n where organisation_id = $1::uuid`,
      [organisationId, count],
    )
  })
}

function faultsOfMails(mails: readonly ReceivedMail[]) {
  const faults: string[] = []
  const byAddress = Map.groupBy(mails, ({ recipients }) => recipients[0] ?? '')
  let doubled = 0
  for (const [address, theirs] of byAddress) {
    const ids = new Set(theirs.map(({ headers }) => headers.get('message-id')))
    doubled += theirs.length - ids.size
    if (ids.size > 1) faults.push(`${address} got ${ids.size} invitations that look like different ones.`)
  }
  if (byAddress.size !== people) faults.push(`${byAddress.size} of ${people} invited got their invitation.`)
  return { faults, doubled }
}
