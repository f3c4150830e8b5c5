import { dayOf } from '#core/calendar/instant-of.ts'
import { showMailCode, showSlipCode } from '#core/round/slip-code.ts'
import { smsTime } from '#core/sms/sms.ts'
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

type Input = JobData['send-invitation']

/**
 * Writes to one invited member, in the member's language: by e-mail, or by SMS to somebody with only a number. Somebody with both also
 * gets an SMS with each reminder. A member who has left gets nothing, and nobody gets anything once the round has closed. A second
 * run sends no second e-mail: the id is the same.
 */
export async function sendInvitation(deps: Deps, input: Input): Promise<void> {
  await Promise.all(sendInvitationsTogether(deps, [input]))
}

/** The same for many members, read with one query for each organisation. Returns a promise for each e-mail. */
export function sendInvitationsTogether(deps: Deps, asked: readonly Input[]): Promise<void>[] {
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
  return asked.map(async (one) => {
    const { organisationId, roundId, memberId, mailing } = one
    const invitees = await found.get(organisationId)
    const invitee = invitees?.find((its) => its.roundId === roundId && its.memberId === memberId)
    if (invitee === undefined) return
    const { email, mobile } = invitee
    let sending: Sending | undefined
    if (email !== null)
      sending = await noting(deps, organisationId, invitee, { way: 'email', address: email }, () =>
        deps.mailer.send(mailTo(deps, { ...invitee, email }, mailing)),
      )
    else if (mobile !== null && deps.sms !== null) {
      if (await waitsForDay(deps, one, invitee)) return
      sending = await noting(deps, organisationId, invitee, { way: 'mobile', address: mobile }, () =>
        sendSms(deps, organisationId, { ...invitee, mobile }, mailing),
      )
    }
    if (sending !== 'sent') return
    await mark.get(organisationId)?.({ roundId, memberId })
    if (email !== null && mailing?.news === 'reminder') await pointToMail(deps, { ...one, mailing }, invitee)
  })
}

/** Enqueues an SMS again that would come at night or on a day off. */
async function waitsForDay({ queue, clock }: Deps, input: Input, { closesAt }: Invitee): Promise<boolean> {
  const { roundId, memberId, mailing } = input
  const now = clock()
  const at = smsTime(now, closesAt)
  if (at <= now) return false
  const news = mailing === undefined ? 'opened' : `${mailing.news}-${mailing.number}`
  const key = `${roundId}:${memberId}:${news} ${at.toISOString()}`
  await queue.enqueueNow('send-invitation', input, { key, startAfter: at })
  return true
}

/** Notes accepted invitations as delivered, in one batch for all that are accepted at the same time. */
const markTogether = ({ pools }: Deps, organisationId: string) =>
  gather(async (delivered: readonly { readonly roundId: string; readonly memberId: string }[]) => {
    await asHr(pools.app, { organisationId, personId: null }, (tx) =>
      markDelivered(tx, organisationId, delivered),
    )
    return delivered
  })

type Way = { readonly way: 'email' | 'mobile'; readonly address: string }

/** Tells those who keep the list that an address or number accepts nothing: a fact about the list, never about answers (decision 0562). */
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

function mailTo(deps: Deps, invitee: Invitee & { readonly email: string }, mailing: Input['mailing']): Mail {
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

/** The secret of the link, and its code where the list was frozen with codes. */
function secretsOf({ keys }: Deps, { roundId, memberId, mailedCodes }: Invitee) {
  if (!mailedCodes) return { token: keys.invitationTokenWithoutCode(roundId, memberId), code: null }
  const code = keys.invitationCode(roundId, memberId)
  return { token: keys.invitationTokenOf(code), code: showMailCode(code) }
}

/**
 * Sends a member their code in this round and at this number, the same each time; a new number makes the first one's code invalid. The
 * code is stored before it is sent, so that it works on arrival. It is a slip's code, not a mailed link: it never shows whether it was
 * used, since the person who wrote the number may have the phone (decision 0563).
 */
async function sendSms(
  deps: Deps,
  organisationId: string,
  invitee: Invitee & { readonly mobile: string },
  mailing: Input['mailing'],
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
 * Tells a member by SMS that a reminder is in their mailbox, where the customer wants that. The SMS opens nothing: the person who wrote
 * the number may have the phone (decision 0776). It goes to nobody whose e-mail was switched off. A refused number is ignored: the
 * e-mail has been sent.
 */
async function pointToMail(
  deps: Deps,
  input: Input & { readonly mailing: NonNullable<Input['mailing']> },
  invitee: Invitee,
): Promise<void> {
  const { pools, sms, clock, keys } = deps
  const { mobile, smsReminders, roundId, memberId } = invitee
  if (sms === null || mobile === null || !smsReminders) return
  // An e-mail that the mail server took late may be sent at night.
  if (await waitsForDay(deps, input, invitee)) return
  const { mailing } = input
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
