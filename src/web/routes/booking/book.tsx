import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BookingForm } from '#web/features/bookings/booking/booking-form.tsx'
import { TwoChairs } from '#web/features/site/drawings/two-chairs.tsx'
import { readContents } from '#web/lib/content/read-content.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { useText } from '#web/lib/use-text.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'problems', 'safety', 'booking')
  const lectures = readContents(data.page.language, 'lectures').map(({ name, fields }) => ({
    name,
    title: fields.title ?? name,
  }))
  return { ...data, lectures }
}
export const meta = pageMeta('booking', 'title', 'description')

/** The parameters are in the query; no data are loaded for them. */
export const shouldRevalidate = () => false

export default function BookPage() {
  const t = useText('booking')
  const { lectures } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <BookingForm
        lectures={lectures}
        drawing={<TwoChairs />}
        intro={
          <>
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p className="lead">{t('lead')}</p>
            <p>
              <LinkedNumbers text={t('notCare')} />
            </p>
            <noscript>
              <p>{t('needsScript')}</p>
            </noscript>
          </>
        }
      />
    </div>
  )
}
