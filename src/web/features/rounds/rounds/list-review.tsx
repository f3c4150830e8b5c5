import { listCode } from '@andrum/record-log/log/list-code.ts'
import { useQuery } from '@tanstack/react-query'
import type { ListReviewView } from '#contract/rounds/list-review.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import { formatDate, formatDay, formatTime } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ListedPeople } from './listed-people.tsx'
import { ListedUnits } from './listed-units.tsx'
import { OwnQuestionList } from './own-question-list.tsx'

type ListReviewProps = { readonly organisationId: string; readonly round: RoundView }

/** The frozen list of a round: the state of its review, its units and people, and the comments. */
export function ListReview({ organisationId, round }: ListReviewProps) {
  const t = useText('listReview')
  const review = useQuery({
    queryKey: ['list-review', organisationId, round.id, round.state],
    queryFn: ({ signal }) =>
      callApi('readListReview', { params: { organisationId, roundId: round.id }, signal }),
  })
  return (
    <Panel reading={review} shape="table">
      {({ units, usualDomains, unusualAddresses, withoutAddress, bySms, listRoot, history }) => {
        const isListed = round.state !== 'released' && round.state !== 'cancelled'
        return (
          <div className="flow">
            <ReviewState round={round} />
            <OwnAsked round={round} />
            {isListed && listRoot !== null && <p>{t('review.code', { code: listCode(listRoot) })}</p>}
            {isListed && unusualAddresses > 0 && (
              <p>
                {usualDomains.length === 0
                  ? t('odd.noDomain', { count: unusualAddresses })
                  : t('odd.addresses', { count: unusualAddresses, domains: usualDomains.join(', ') })}
              </p>
            )}
            {isListed && bySms > 0 && <p>{t('odd.sms', { count: bySms })}</p>}
            {isListed && withoutAddress > bySms && (
              <p>{t(bySms > 0 ? 'odd.neither' : 'odd.withoutAddress', { count: withoutAddress - bySms })}</p>
            )}
            {isListed && (
              <p>
                {t(round.hideFullParticipation ? 'review.full.hidden' : 'review.full', {
                  count: round.smallestGroup,
                })}{' '}
                {!round.hideFullParticipation &&
                  round.review?.reviewer === 'safety-representative' &&
                  t('review.full.object')}
              </p>
            )}
            {round.state !== 'cancelled' && <ListedUnits units={units} smallestGroup={round.smallestGroup} />}
            {isListed && <ListedPeople {...{ organisationId, roundId: round.id, units }} />}
            <History history={history} />
          </div>
        )
      }}
    </Panel>
  )
}

function ReviewState({ round }: { readonly round: RoundView }) {
  const t = useText('listReview')
  const { language } = useLanguage()
  const { review } = round
  if (review === null) return null
  const moment = (iso: string) => ({
    day: formatDay(new Date(iso), language),
    time: formatTime(new Date(iso), language),
  })
  return (
    <>
      {review.held && <Notice title={t('review.held')} />}
      {review.approved && <p>{t('review.approved', moment(round.openedAt))}</p>}
      {!review.held && !review.approved && (
        <p>
          {review.silenceOpensAt === null
            ? t(review.unheard ? 'review.unheard' : 'review.waits.owner')
            : t('review.waits.safety-representative', moment(review.silenceOpensAt))}
        </p>
      )}
      <p>{t('review.why')}</p>
      {round.joined === null && review.reviewer === 'safety-representative' && <p>{t('review.first')}</p>}
      <p className="quiet">{t('review.left')}</p>
    </>
  )
}

/** The organisation's own questions: shown during the review, and afterwards for reference. */
function OwnAsked({ round: { ownQuestions } }: { readonly round: RoundView }) {
  const t = useText('ownQuestions')
  if (ownQuestions.length === 0) return null
  return (
    <>
      <h5>{t('title')}</h5>
      <p>{t('review.lead', { count: ownQuestions.length })}</p>
      <OwnQuestionList questions={ownQuestions} />
    </>
  )
}

function History({ history }: Pick<ListReviewView, 'history'>) {
  const t = useText('listReview')
  const { language } = useLanguage()
  return (
    <>
      <h5>{t('history.title')}</h5>
      <ul>
        {history.map(({ at, what, reason }) => (
          <li key={`${at} ${what}`}>
            {formatDate(new Date(at), language)}: {t(`history.${what}`, { reason: reason ?? '' })}
          </li>
        ))}
      </ul>
    </>
  )
}
