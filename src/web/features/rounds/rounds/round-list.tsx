import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoundView } from '#contract/rounds/round.ts'
import { formatDate, formatDay, formatList, formatNumber, formatShare } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Progress } from '#web/ui/progress/progress.tsx'
import { askedInstrument } from './asked-instruments.ts'
import { CloseRound } from './close-round.tsx'
import { Delivery } from './delivery.tsx'
import { ExtendRound } from './extend-round.tsx'
import { headingOf } from './focus-round.ts'
import { ListReview } from './list-review.tsx'
import { NextRound } from './next-round.tsx'
import { ReviewActions } from './review-actions.tsx'
import { RoundFile } from './round-file.tsx'
import { RoundsInPreparation } from './rounds-in-preparation.tsx'
import { TellRound } from './tell-round.tsx'

/** How often the page reads again while e-mails are sent or figures are computed, in milliseconds. */
const whileWorking = 2000

/** Rounds shown at first, newest first: three years of quarterly rounds. */
const shownAtFirst = 12

type RoundListProps = {
  readonly organisation: { readonly id: string; readonly simulated: boolean }
  /** HR closes and cancels rounds; the safety representative reviews lists; the owner does where there is none. */
  readonly roles: readonly string[]
}

type OfRound = { readonly organisationId: string; readonly round: RoundView }

/** Every round with its state and, while work is under way, its progress. */
export function RoundList({ organisation, roles }: RoundListProps) {
  const { id: organisationId } = organisation
  const t = useText('rounds')
  const [most, setMost] = useState(shownAtFirst)
  const reading = useQuery({
    queryKey: ['rounds', organisationId],
    queryFn: ({ signal }) => callApi('listRounds', { params: { organisationId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.rounds.some((round) => round.progress !== null || round.state === 'closed') ||
      state.data?.preparing.some(({ refused }) => refused === null)
        ? whileWorking
        : false,
  })
  const isNone = reading.data?.rounds.length === 0 && reading.data.preparing.length === 0
  return (
    <section className="overview-section" aria-labelledby="rounds">
      <div className="rounds-head">
        <h2 id="rounds" tabIndex={-1}>
          {t('list.title')}
        </h2>
        {roles.includes('hr') && (
          <PageButton to="/matningar?ny=vad" kind={isNone ? 'primary' : 'quiet'}>
            {t('list.prepare')}
          </PageButton>
        )}
      </div>
      {roles.includes('hr') && reading.data !== undefined && (
        <NextRound organisationId={organisationId} rounds={reading.data.rounds} />
      )}
      <Panel
        reading={reading}
        shape="list"
        empty={{
          when: () => isNone,
          show: (
            <p className="column">
              {t('list.empty')} {roles.includes('hr') && t('list.empty.hr')}
            </p>
          ),
        }}
      >
        {({ rounds, preparing }) => (
          <>
            <RoundsInPreparation preparing={preparing} />
            {rounds.length > 0 && (
              <ul className="rounds surface">
                {rounds.slice(0, most).map((round) => (
                  <li key={round.id}>
                    <RoundRow {...{ organisation, round, roles }} />
                  </li>
                ))}
              </ul>
            )}
            {most < rounds.length && (
              <p>
                <Button kind="quiet" onClick={() => setMost(rounds.length)}>
                  {t('list.older')}
                </Button>
              </p>
            )}
          </>
        )}
      </Panel>
    </section>
  )
}

function RoundRow({ organisation, round, roles }: RoundListProps & { readonly round: RoundView }) {
  const { id: organisationId } = organisation
  const t = useText('rounds')
  const { language } = useLanguage()
  const asked = askedInstrument(round.instrument)
  const instrument = asked === undefined ? round.instrument : t(`instrument.${asked}`)
  const day = (iso: string) => formatDate(new Date(iso), language)
  const closes = round.closedAt ?? round.closesAt
  const seesFigures = roles.includes('hr') || roles.includes('safety_representative')
  return (
    <>
      <div className="round-row">
        <div className="row-words">
          <h3 id={headingOf(round.id)} tabIndex={-1}>
            {round.name}
          </h3>
          <p>{t(`state.${round.state}`, { date: day(round.releasedAt ?? round.closesAt) })}</p>
          {round.state === 'open' && (
            <p>
              {round.participationStep === null
                ? t('round.participationNone')
                : t(round.participationStep === 90 ? 'round.participationMost' : 'round.participation', {
                    share: formatShare(round.participationStep / 100, language),
                  })}
            </p>
          )}
          {round.reminders.length > 0 && (
            <p>
              {t('round.reminders', {
                days: formatList(
                  round.reminders.map((iso) => formatDay(new Date(iso), language)),
                  language,
                ),
              })}
            </p>
          )}
          <p className="quiet small">
            {t('round.about', {
              instrument,
              unit: round.unit.name,
              count: formatNumber(round.invited, language),
            })}{' '}
            {round.state !== 'cancelled' &&
              t(whenOf[round.state], { from: day(round.openedAt), to: day(closes) })}{' '}
            {t('round.smallestGroup', { count: round.smallestGroup })} {round.extended && t('round.extended')}{' '}
            {round.told !== null && t('round.told', { date: day(round.told.at) })}
          </p>
        </div>
        <div className="row-action">
          {seesFigures && round.state === 'open' && <WayToSlips {...{ organisationId, round }} />}
          {roles.includes('hr') && (
            <>
              <ExtendRound {...{ organisationId, round }} />
              <CloseRound {...{ organisationId, round }} />
              <TellRound {...{ organisationId, round }} />
            </>
          )}
          {round.state === 'released' && seesFigures && (
            <PageLink to={`/hr-dashboard?matning=${round.id}`} className="link-alone">
              {t('round.see')} <span className="hidden-text">{t('round.see.of', { name: round.name })}</span>
            </PageLink>
          )}
        </div>
      </div>
      {round.progress !== null && (
        <Progress
          label={t(`round.progress.${round.progress.step}`, { percent: round.progress.percent })}
          value={round.progress.percent}
          max={100}
          underWay
        />
      )}
      <TheList {...{ organisationId, round, roles }} />
      {readsDelivery(roles) && round.state !== 'in-review' && round.state !== 'cancelled' && (
        <TheDelivery {...{ organisationId, round }} />
      )}
      {round.state === 'released' && seesFigures && <RoundFile {...{ organisation, round }} />}
    </>
  )
}

/** Link to the slips of people without e-mail, if there are any. */
function WayToSlips({ organisationId, round }: OfRound) {
  const t = useText('slips')
  const slips = useQuery({
    queryKey: ['slips', organisationId, round.id],
    queryFn: ({ signal }) => callApi('readSlips', { params: { organisationId, roundId: round.id }, signal }),
  })
  const { units = [] } = slips.data ?? {}
  const count = units.reduce((sum, { people }) => sum + people, 0)
  // A person whom no SMS reaches can also get a slip.
  if (units.length === 0) return null
  return (
    <PageLink to={`/lappar?matning=${round.id}`} className="link-alone">
      {t('link', { count })}
    </PageLink>
  )
}

const whenOf = {
  'in-review': 'round.when.in-review',
  open: 'round.when.open',
  closed: 'round.when.over',
  released: 'round.when.over',
} as const

/** Only for a safety representative who is neither HR nor owner: those two act for the employer. */
const readsDelivery = (roles: readonly string[]): boolean =>
  roles.includes('safety_representative') && !roles.includes('hr') && !roles.includes('owner')

function TheDelivery({ organisationId, round }: OfRound) {
  const t = useText('listReview')
  const about = useText('rounds')('round.see.of', { name: round.name })
  const [open, setOpen] = useState(false)
  return (
    <Fold
      id={`delivery-${round.id}`}
      title={t('delivery.title')}
      about={about}
      level={4}
      open={open}
      onOpen={setOpen}
    >
      {open && <Delivery {...{ organisationId, round }} />}
    </Fold>
  )
}

/** Open during the review; afterwards folded, for reference. */
function TheList({ organisationId, round, roles }: OfRound & Pick<RoundListProps, 'roles'>) {
  const t = useText('listReview')
  const about = useText('rounds')('round.see.of', { name: round.name })
  const [open, setOpen] = useState(round.state === 'in-review')
  return (
    <Fold id={`list-${round.id}`} title={t('show.list')} about={about} level={4} open={open} onOpen={setOpen}>
      {open && <ListReview {...{ organisationId, round }} />}
      <ReviewActions {...{ organisationId, round, roles }} />
    </Fold>
  )
}
