import { useState } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { weekToReview } from '#core/plan/weekly-review.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { dayText, titleOf } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'
import { WeeklyReviewForm } from './weekly-review-form.tsx'

/** The review of the past week, and below it the earlier reviews. */
export function WeeklyReviews({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const now = useNow()
  const monday = weekToReview(own.plan, now.day)
  const [saved, setSaved] = useState(false)
  const reviews = Object.keys(own.plan.reviews).toSorted().reverse() as Day[]
  if (monday === null && reviews.length === 0) return null

  return (
    <Fold id="weekly-review" level={2} title={t('review.title')} note={monday !== null && t('review.due')}>
      {saved && (
        <Notice kind="done" live title={t('review.saved')}>
          <p>{t('review.saved.text')}</p>
        </Notice>
      )}
      {monday !== null && (
        <WeeklyReviewForm
          own={own}
          monday={monday}
          onSaved={() => {
            setSaved(true)
            document.querySelector<HTMLElement>('#weekly-review > summary')?.focus()
          }}
        />
      )}
      {reviews.length > 0 && (
        <>
          <h3 id="reviews">{t('reviews.title')}</h3>
          <ul className="plan-list" aria-labelledby="reviews">
            {reviews.map((week) => (
              <EarlierReview key={week} own={own} monday={week} />
            ))}
          </ul>
        </>
      )}
    </Fold>
  )
}

function EarlierReview({ own, monday }: { readonly own: OwnPlan; readonly monday: Day }) {
  const t = usePlanText()
  const { language } = useLanguage()
  const review = own.plan.reviews[monday]
  if (review === undefined) return null
  const helped = own.plan.entries.filter(({ id, removed }) => !removed && review.helped.includes(id))
  const what = [...new Set(helped.map((entry) => titleOf(entry, t)))].join(', ')
  return (
    <li>
      <strong>{t('week.from', { date: dayText(monday, language) })}</strong>
      <p className="small">{what === '' ? t('reviews.nothing') : t('reviews.helped', { what })}</p>
      {review.words !== '' && <p className="small quiet review-words">{review.words}</p>}
    </li>
  )
}
