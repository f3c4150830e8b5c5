import type { Day } from '#core/calendar/local-time.ts'
import { inEachLanguage, type Language } from '#core/languages.ts'
import { closingAfter, opensUnheardAt, type Reviewer } from '#core/round/list-review.ts'
import { unitsWithBelow } from '#core/round/odd-list.ts'
import { releaseTime } from '#core/round/release-time.ts'
import { orderReminders, reminderDays } from '#core/round/reminders.ts'
import { readOrganisation } from '#server/people/organisation/organisation-repository.ts'
import { countMembersByUnit } from '#server/people/organisation/unit-repository.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { showInvitation, writeListReview } from '#server/rounds/invite/round-emails.ts'
import { pointerSms, showSms } from '#server/rounds/invite/round-sms.ts'
import { chooseRound, type RoundToPrepare } from './choose-round.ts'
import { countReached } from './round-opening-repository.ts'

export type RoundPreview = {
  readonly unit: { readonly id: string; readonly name: string }
  readonly invited: number
  /** How many people get a slip. */
  readonly bySlip: number
  /** How many people get an SMS, and the text of the first one; null: none. */
  readonly sms: { readonly people: number; readonly text: Readonly<Record<Language, string>> } | null
  /** How many people have both address and number and get an SMS with each reminder, and its text; null: none. */
  readonly smsReminder: RoundPreview['sms']
  readonly units: readonly {
    readonly id: string
    readonly name: string
    readonly depth: number
    readonly invited: number
    readonly below: number
  }[]
  readonly smallestGroup: number
  readonly hideFullParticipation: boolean
  readonly reviewer: Reviewer
  readonly first: boolean
  readonly opensAt: Date
  readonly silenceOpensAt: Date | null
  readonly closesAt: Date
  readonly silenceClosesAt: Date | null
  readonly releasesAt: Date
  readonly reminders: readonly Day[]
  readonly mails: Readonly<
    Record<'review' | 'invitation' | 'reminder', Readonly<Record<Language, MailContent>>>
  >
}

/**
 * A preview of a round for HR. It is decided as `prepareRound` decides, except whether too many of the same people were asked
 * recently, which takes a frozen list. Tells nobody and stores nothing.
 * @throws Refusal as `prepareRound`
 */
export async function previewRound(
  deps: Pick<Deps, 'pools' | 'instruments' | 'config' | 'clock' | 'sms'>,
  input: RoundToPrepare & { readonly personId: string },
): Promise<RoundPreview> {
  const now = deps.clock()
  return readAsHr(deps, input, async (tx, organisationId) => {
    const chosen = await chooseRound(deps, tx, input, now, { isShown: true })
    const { top, smallestGroup, hideFullParticipation, reviewer, first, invited } = chosen
    const { opensAt } = chosen.choice
    const { name: organisation, smsReminders } = found(await readOrganisation(tx, organisationId))
    const members = await countMembersByUnit(tx, organisationId)
    const silence = reviewer === 'owner' ? null : opensUnheardAt({ silenceFrom: now, plannedAt: opensAt })
    const list = { organisation, round: input.name, invited, reviewer, silenceOpensAt: silence }
    const invitation = {
      organisation,
      smallestGroup,
      closesAt: input.closesAt,
      news: 'opened' as const,
      openedBy: reviewer === 'owner' ? ('statement' as const) : ('approval' as const),
    }
    const { withoutAddress, withNumber, withBoth } = await countReached(
      tx,
      organisationId,
      chosen.units.map(({ id }) => id),
    )
    const text = (language: Language) => showSms({ ...invitation, baseUrl: deps.config.baseUrl, language })
    const bySms = deps.sms === null ? 0 : withNumber
    return {
      unit: { id: top.id, name: top.name },
      invited,
      bySlip: withoutAddress - bySms,
      sms: bySms === 0 ? null : { people: bySms, text: inEachLanguage(text) },
      smsReminder:
        deps.sms === null || !smsReminders || withBoth === 0
          ? null
          : { people: withBoth, text: inEachLanguage((language) => pointerSms({ ...invitation, language })) },
      units: unitsWithBelow(
        chosen.units.map((unit, at) => ({
          id: unit.id,
          name: unit.name,
          parentId: at === 0 ? null : unit.parentId,
          invited: members.get(unit.id) ?? 0,
        })),
      ),
      smallestGroup,
      hideFullParticipation,
      reviewer,
      first,
      opensAt,
      silenceOpensAt: silence,
      closesAt: input.closesAt,
      silenceClosesAt: silence && closingAfter(silence, input.closesAt),
      releasesAt: releaseTime(input.closesAt),
      reminders: reminderDays({
        openedAt: opensAt,
        closesAt: input.closesAt,
        reminders: orderReminders(input.reminders ?? []),
      }),
      mails: {
        review: inEachLanguage((language) =>
          writeListReview(deps, { ...list, plannedAt: opensAt > now ? opensAt : null, language }),
        ),
        invitation: inEachLanguage((language) => showInvitation(deps, { ...invitation, language })),
        reminder: inEachLanguage((language) =>
          showInvitation(deps, { ...invitation, news: 'reminder', language }),
        ),
      },
    }
  })
}
