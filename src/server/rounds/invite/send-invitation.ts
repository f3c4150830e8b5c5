import { dayOf } from '#core/calendar/day-of.ts'
import { showMailCode, showSlipCode } from '#core/round/slip-code.ts'
import { noteRefusedAddress, noteTakingAddress } from '#server/people/list/refused-address-repository.ts'
import { gather } from '#server/platform/batch/gather.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type Mail, type Sending, Undeliverable } from '#server/platform/mail/mailer.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendOnce } from '#server/platform/sms/send-once.ts'
import { SmsRefused } from '#server/platform/sms/sms-gateway.ts'
import { findInvitees, holdSmsCode, type Invitee } from '#server/rounds/prepare/round-opening-repository.ts'
import { markDelivered } from './delivery-repository.ts'
import { mailingId } from './mailing-id.ts'
import { writeInvitation } from './round-emails.ts'
import { pointerSms, roundSms } from './round-sms.ts'

type Asked = JobData['send-invitation']

/**
 * Writes to one invited member, in the member's language, by e-mail, or by SMS to somebody who has only a number; of a reminder to
 * somebody who has both, an SMS tells besides. Nobody hears of
 * a round that has closed meanwhile, nor after leaving. Done twice, one e-mail goes out: its id is the same.
 */
export async function sendInvitation(deps: Deps, asked: Asked): Promise<void> {
  await Promise.all(sendInvitationsTogether(deps, [asked]))
}

/** The same for many, who are read together, each organisation's in one query; each e-mail ends for itself. */
export function sendInvitationsTogether(deps: Deps, asked: readonly Asked[]): Promise<void>[] {
  const found = new Map(
    [...Map.groupBy(asked, ({ organisationId }) => organisationId)].map(([organisationId, theirs]) => [
      organisationId,
      asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
        findInvitees(tx, organisationId, theirs, deps.clock()),
      ),
    ]),
  )
  const mark = new Map(
    [...found.keys()].map((organisationId) => [organisationId, markTogether(deps, organisationId)]),
  )
  return asked.map(async ({ organisationId, roundId, memberId, mailing }) => {
    const invitees = await found.get(organisationId)
    const invitee = invitees?.find((one) => one.roundId === roundId && one.memberId === memberId)
    if (invitee === undefined) return
    const { email, mobile } = invitee
    let sending: Sending | undefined
    if (email !== null)
      sending = await noting(deps, organisationId, invitee, { way: 'email', address: email }, () =>
        deps.mailer.send(mailTo(deps, { ...invitee, email }, mailing)),
      )
    else if (mobile !== null && deps.sms !== null)
      sending = await noting(deps, organisationId, invitee, { way: 'mobile', address: mobile }, () =>
        sendSms(deps, organisationId, { ...invitee, mobile }, mailing),
      )
    if (sending !== 'sent') return
    await mark.get(organisationId)?.({ roundId, memberId })
    if (email !== null && mailing?.news === 'reminder') await pointToMail(deps, invitee, mailing)
  })
}

/** Notes invitations that the mail server or the gateway has taken, those that are there at the time in one transaction. */
const markTogether = ({ pools }: Deps, organisationId: string) =>
  gather(async (delivered: readonly { readonly roundId: string; readonly memberId: string }[]) => {
    await asHr(pools.app, { organisationId, personId: null }, (tx) =>
      markDelivered(tx, organisationId, delivered),
    )
    return delivered
  })

type Way = { readonly way: 'email' | 'mobile'; readonly address: string }

/** Those who keep the list are told of an address or a number that takes nothing: of the list, never of answers (decision 0562). */
async function noting(
  { pools, clock }: Deps,
  organisationId: string,
  { memberId, addressRefused }: Invitee,
  way: Way,
  send: () => Promise<Sending>,
): Promise<Sending> {
  const written = { memberId, ...way }
  const on = dayOf(clock())
  const note = (work: (tx: HrTransaction) => Promise<void>) =>
    asHr(pools.app, { organisationId, personId: null }, work)
  let sending: Sending
  try {
    sending = await send()
  } catch (error) {
    const isForGood = (error instanceof Undeliverable && error.isAddress) || error instanceof SmsRefused
    if (isForGood)
      await note((tx) => noteRefusedAddress(tx, organisationId, written, { on, isReported: false }))
    throw error
  }
  if (addressRefused && sending === 'sent')
    await note((tx) => noteTakingAddress(tx, organisationId, written, on))
  return sending
}

function mailTo(deps: Deps, invitee: Invitee & { readonly email: string }, mailing: Asked['mailing']): Mail {
  const { config, keys } = deps
  const { email, language } = invitee
  return {
    to: email,
    language,
    messageId: mailingId(keys, invitee, mailing),
    ...writeInvitation(deps, {
      ...invitee,
      news: mailing?.news ?? 'opened',
      ...secretsOf(deps, invitee),
      unsubscribe: unsubscribeLinksOf(
        { baseUrl: config.baseUrl, keys },
        { to: email, kind: 'round-invitation', language },
      ),
    }),
  }
}

/** The secret of the link, and the code beside it where the list was frozen with one. */
function secretsOf({ keys }: Deps, { roundId, memberId, mailedCodes }: Invitee) {
  if (!mailedCodes) return { token: keys.invitationTokenWithoutCode(roundId, memberId), code: null }
  const code = keys.invitationCode(roundId, memberId)
  return { token: keys.invitationTokenOf(code), code: showMailCode(code) }
}

/**
 * Sends somebody the code that is theirs in this round at this number, the same each time: another number makes the first one's void. Held before it is sent, so that what arrives opens. It is a
 * slip's code and no mailed link: it never says whether it was used, for whoever wrote the number may have the phone (decision 0563).
 */
async function sendSms(
  deps: Deps,
  organisationId: string,
  invitee: Invitee & { readonly mobile: string },
  mailing: Asked['mailing'],
): Promise<Sending> {
  const { config, keys, pools, sms, clock } = deps
  const { roundId, memberId, mobile } = invitee
  const code = keys.slipCode(`sms ${roundId} ${memberId} ${mobile}`)
  await asHr(pools.app, { organisationId, personId: null }, (tx) =>
    holdSmsCode(tx, { roundId, memberId, codeHash: keys.slipCodeHash(code) }),
  )
  const text = roundSms({
    ...invitee,
    news: mailing?.news ?? 'opened',
    baseUrl: config.baseUrl,
    code: showSlipCode(code),
  })
  await sendOnce({ jobs: pools.jobs, clock }, mailingId(keys, invitee, mailing), async () => {
    await sms?.send({ to: mobile, text })
  })
  return 'sent'
}

/**
 * Tells somebody by SMS that a reminder is in their mailbox, where the customer wants that. It opens nothing: the person who wrote the number
 * may have the phone (decision 0776). Nobody is told whose e-mail was switched off. A number that takes nothing is no matter: the
 * e-mail has been sent.
 */
async function pointToMail(
  deps: Deps,
  invitee: Invitee,
  mailing: NonNullable<Asked['mailing']>,
): Promise<void> {
  const { pools, sms, clock, keys } = deps
  const { mobile, smsReminders, roundId, memberId } = invitee
  if (sms === null || mobile === null || !smsReminders) return
  try {
    await sendOnce(
      { jobs: pools.jobs, clock },
      keys.mailId(`round SMS beside ${mailing.news} ${mailing.number}`, roundId, memberId),
      () => sms.send({ to: mobile, text: pointerSms(invitee) }),
    )
  } catch (error) {
    if (!(error instanceof SmsRefused)) throw error
  }
}
