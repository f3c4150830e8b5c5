import { useState } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { weekToReview } from '#core/plan/weekly-review.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
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
    <section className="plan-part review-part flow">
      <h2 id="weekly-review" tabIndex={-1}>
        {t('review.title')}
      </h2>
      {saved && (
        <Notice kind="done" live title={t('review.saved')}>
          <p>{t('review.saved.text')}</p>
        </Notice>
      )}
      {monday !== null && (
        <details className="disclosure">
          <summary>{t('review.start')}</summary>
          <WeeklyReviewForm
            own={own}
            monday={monday}
            onSaved={() => {
              setSaved(true)
              document.getElementById('weekly-review')?.focus()
            }}
          />
        </details>
      )}
      {reviews.length > 0 && (
        <details className="disclosure">
          <summary>{t('reviews.title')}</summary>
          <ul className="plan-list">
            {reviews.map((week) => (
              <EarlierReview key={week} own={own} monday={week} />
            ))}
          </ul>
        </details>
      )}
    </section>
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
