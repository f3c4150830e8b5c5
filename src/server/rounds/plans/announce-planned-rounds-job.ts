import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { pathIn } from '#core/languages.ts'
import { announcedUntil } from '#core/round/repeat.ts'
import { listReviewAddresses } from '#server/people/roles/role-address-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { listPlansToAnnounce, listRoundPlans, markAnnounced } from './round-plan-repository.ts'
import { roundPlannedMail } from './round-planned-email.ts'

/** Enqueues an e-mail for each repeated round whose next day is within two weeks: once for each day, not before eight o'clock. */
export async function announcePlannedRounds({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const today = dayOf(now)
  if (now < instantOf({ day: today, time: '08:00' })) return
  for (const plan of await listPlansToAnnounce(pools.jobs, announcedUntil(today))) {
    const { organisationId, id: planId, nextOn } = plan
    await queue.enqueueNow(
      'send-round-planned',
      { organisationId, planId, nextOn },
      { key: `${planId} ${nextOn}` },
    )
    await markAnnounced(pools.jobs, plan)
  }
}

/** Reminds HR to prepare the next round, unless it has been prepared or stopped meanwhile. */
export async function sendRoundPlanned(
  { config, keys, mailer, pools }: Deps,
  { organisationId, planId, nextOn }: JobData['send-round-planned'],
): Promise<void> {
  const readers = await asHr(pools.app, { organisationId, personId: null }, async (tx) => {
    const plans = await listRoundPlans(tx, organisationId)
    const isDue = plans.some((plan) => plan.id === planId && plan.nextOn === nextOn)
    return isDue ? listReviewAddresses(tx, organisationId, 'hr') : []
  })
  const mails = readers.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('round planned', `${planId} ${nextOn}`, email),
      ...roundPlannedMail({
        language,
        brand: config.brand.name,
        organisation,
        day: nextOn,
        link: config.baseUrl + pathIn(language, '/matningar'),
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
