import { type ReactNode, useState } from 'react'
import type { RoundPreview } from '#contract/rounds/round.ts'
import { inEachLanguage, type Language, otherLanguages, rowOf } from '#core/languages.ts'
import { formatDay, formatList, formatNumber, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { askedInstrument } from './asked-instruments.ts'
import { OwnQuestionList } from './own-question-list.tsx'
import { ownWordings } from './own-wordings.ts'
import { RefusedStep } from './refused-step.tsx'
import { writtenQuestions } from './round-form.ts'
import type { PreparingRound } from './use-prepare-round.ts'

type RoundReviewProps = PreparingRound & {
  readonly since: (unitIds: readonly string[]) => ReactNode
}

/** The whole round in sentences, before its list is frozen: as the server would prepare it now. */
export function RoundReview({ since, ...round }: RoundReviewProps) {
  const t = useText('prepareRound')
  const { preview, draft, refusal, busy, send } = round
  if (preview.isPending) return <Waiting />
  if (preview.isError) return <NotShown {...round} />
  const shown = preview.data
  return (
    <>
      {since(shown.units.map(({ id }) => id))}
      <p>{t('granska.lead')}</p>
      <Who shown={shown} draft={draft} change={() => round.go('vad')} />
      <OwnAsked draft={draft} />
      <When shown={shown} draft={draft} change={() => round.go('dagar')} />
      <Mails shown={shown} />
      <SmallestGroup shown={shown} />
      <section className="section-part flow" aria-labelledby="review-fixed">
        <h3 id="review-fixed">{t('fixed.title')}</h3>
        <ul>
          <li>{t('fixed.list')}</li>
          <li>{t('fixed.choice')}</li>
          <li>{t('fixed.closing')}</li>
          <li>{t('fixed.again')}</li>
        </ul>
      </section>
      {refusal !== undefined && <RefusedStep {...round} />}
      <Button busy={busy} onClick={() => void send()}>
        {t(busy ? 'send.busy' : 'send')}
      </Button>
      <p role="status" className="hidden-text">
        {busy && t('send.busy')}
      </p>
    </>
  )
}

function NotShown({ preview, ...round }: PreparingRound) {
  const t = useText('prepareRound')
  return (
    <>
      <RefusedStep {...round} preview={preview} refusal={preview.error} />
      <Button kind="quiet" onClick={() => void preview.refetch()}>
        {t('retry')}
      </Button>
    </>
  )
}

type PartProps = { readonly shown: RoundPreview }
type ChangeProps = { readonly change: () => void }

function Who({ shown, draft, change }: PartProps & ChangeProps & Pick<PreparingRound, 'draft'>) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const { unit, units, invited } = shown
  const [open, setOpen] = useState(false)
  const asked = askedInstrument(draft.instrument)
  const instrument = asked === undefined ? draft.instrument : t(asked)
  const facts = {
    name: draft.name.trim(),
    unit: unit.name,
    count: formatNumber(invited, language),
    units: formatNumber(units.length, language),
    instrument,
  }
  return (
    <section className="section-part flow" aria-labelledby="review-who">
      <h3 id="review-who">{t('who.title')}</h3>
      <p>{t(units.length === 1 ? 'who.unit' : 'who.units', facts)}</p>
      <p>{t('who.name', facts)}</p>
      {units.length > 1 && (
        <Fold id="review-units" title={t('who.fold')} level={4} open={open} onOpen={setOpen}>
          {open && <UnitsAsked shown={shown} />}
        </Fold>
      )}
      <p>
        <Button kind="plain" onClick={change}>
          {t('who.change')}
        </Button>
      </p>
    </section>
  )
}

function OwnAsked({ draft }: Pick<PreparingRound, 'draft'>) {
  const t = useText('ownQuestions')
  const wordings = ownWordings(writtenQuestions(draft))
  if (wordings.length === 0) return null
  return (
    <section className="section-part flow" aria-labelledby="review-own">
      <h3 id="review-own">{t('title')}</h3>
      <p>{t('prepare.lead', { count: wordings.length })}</p>
      <OwnQuestionList questions={wordings} />
    </section>
  )
}

/** Rows rendered at first, and added at a press. */
const rowsAtOnce = 100

function UnitsAsked({ shown: { units, smallestGroup } }: PartProps) {
  const t = useText('prepareRound')
  const [most, setMost] = useState(rowsAtOnce)
  return (
    <>
      <Table
        caption={t('who.fold')}
        hideCaption
        stacks
        columns={[
          { id: 'unit', label: t('units.unit') },
          { id: 'invited', label: t('units.invited'), numeric: true },
          { id: 'below', label: t('units.below'), numeric: true },
          { id: 'small', label: t('units.note') },
        ]}
        rows={units.slice(0, most).map(({ id, name, invited, below }) => ({
          id,
          cells: [name, invited, below, below < smallestGroup ? t('units.small', { k: smallestGroup }) : ''],
        }))}
      />
      {most < units.length && (
        <p>
          <Button kind="quiet" onClick={() => setMost((now) => now + rowsAtOnce)}>
            {t('units.more', { count: Math.min(rowsAtOnce, units.length - most) })}
          </Button>
        </p>
      )}
    </>
  )
}

function When({ shown, draft, change }: PartProps & ChangeProps & Pick<PreparingRound, 'draft'>) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const { opensAt, silenceOpensAt, closesAt, silenceClosesAt, releasesAt } = shown
  const isPlanned = new Date(opensAt).getTime() > Date.now()
  return (
    <section className="section-part flow" aria-labelledby="review-when">
      <h3 id="review-when">{t('when.title')}</h3>
      <p>
        {silenceOpensAt === null
          ? t('when.owner')
          : t('when.safety-representative', moment(silenceOpensAt, language))}{' '}
        {isPlanned && t('when.notBefore', moment(opensAt, language))}
      </p>
      <p>
        {t('when.closes', moment(closesAt, language))} {t('when.figures', moment(releasesAt, language))}
      </p>
      {silenceClosesAt !== null && silenceClosesAt !== closesAt && (
        <p>{t('when.silenceCloses', moment(silenceClosesAt, language))}</p>
      )}
      {(draft.repeat === '2' || draft.repeat === '3') && <p>{t(`when.repeat.${draft.repeat}`)}</p>}
      <p>
        <Button kind="plain" onClick={change}>
          {t('when.change')}
        </Button>
      </p>
    </section>
  )
}

const moment = (iso: string, language: Language) => ({
  day: formatDay(new Date(iso), language),
  time: formatTime(new Date(iso), language),
})

function Mails({ shown: { reviewer, mails, reminders, bySlip, sms, smsReminder } }: PartProps) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const days = formatList(
    reminders.map((day) => formatDay(new Date(day), language)),
    language,
  )
  return (
    <section className="section-part flow" aria-labelledby="review-mails">
      <h3 id="review-mails">{t('mails.title')}</h3>
      <p>{t(`mails.${reviewer}`)}</p>
      <p>{days === '' ? t('mails.none') : t('mails.reminders', { days })}</p>
      <p>{t('mails.refused')}</p>
      {sms !== null && <p>{t('mails.sms', { count: sms.people })}</p>}
      {smsReminder !== null && reminders.length > 0 && (
        <p>
          {t('mails.smsReminder', {
            count: smsReminder.people,
            total: smsReminder.people * reminders.length,
          })}
        </p>
      )}
      {bySlip > 0 && <p>{t(sms === null ? 'mails.slips' : 'mails.neither', { count: bySlip })}</p>}
      <div className="folds">
        <MailShown id="review-mail-list" title={t(`mails.review.${reviewer}`)} mail={mails.review} />
        <MailShown id="review-mail-invitation" title={t('mails.invitation')} mail={mails.invitation} />
        {days !== '' && (
          <MailShown id="review-mail-reminder" title={t('mails.reminder')} mail={mails.reminder} />
        )}
        {sms !== null && (
          <MailShown
            id="review-sms"
            title={t('mails.sms.text')}
            mail={inEachLanguage((one) => ({ text: sms.text[one] }))}
          />
        )}
        {smsReminder !== null && days !== '' && (
          <MailShown
            id="review-sms-reminder"
            title={t('mails.smsReminder.text')}
            mail={inEachLanguage((one) => ({ text: smsReminder.text[one] }))}
          />
        )}
      </div>
    </section>
  )
}

type MailShownProps = {
  readonly id: string
  readonly title: string
  /** An SMS has no subject. */
  readonly mail: Readonly<Record<Language, { readonly subject?: string; readonly text: string }>>
}

/** The text of the e-mail or SMS; the reader's own language first. */
function MailShown({ id, title, mail }: MailShownProps) {
  const { language } = useLanguage()
  return (
    <Fold id={id} title={title}>
      {[language, ...otherLanguages(language)].map((one) => (
        <div key={one} className="flow">
          <h4 lang={one}>{rowOf(one).ownName}</h4>
          <div className="surface round-mail" lang={one} dir={rowOf(one).direction}>
            {mail[one].subject !== undefined && <p className="round-mail-subject">{mail[one].subject}</p>}
            <p className="round-mail-text">{mail[one].text.trim()}</p>
          </div>
        </div>
      ))}
    </Fold>
  )
}

function SmallestGroup({ shown }: PartProps) {
  const t = useText('prepareRound')
  const { smallestGroup: k, hideFullParticipation, units, invited, first, reviewer } = shown
  const { language } = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const few = units.filter(({ below }) => below < k).length
  return (
    <section className="section-part flow" aria-labelledby="review-smallest">
      <h3 id="review-smallest">{t('smallest.title')}</h3>
      {invited < k && <Notice kind="help" title={t('smallest.none', { k })} />}
      <p>{t('smallest.text', { k })}</p>
      {few > 0 && invited >= k && (
        <p>{t('smallest.few', { few: number(few), units: number(units.length), k })}</p>
      )}
      <p>
        {t(hideFullParticipation ? 'smallest.full.hidden' : 'smallest.full', { k })}{' '}
        {!hideFullParticipation && t('smallest.full.choice')}
      </p>
      <p>{t('smallest.more')}</p>
      {first && reviewer === 'safety-representative' && <p>{t('smallest.first')}</p>}
    </section>
  )
}
