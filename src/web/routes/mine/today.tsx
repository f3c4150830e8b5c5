import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { partTitles } from '../programme/programme-data.ts'
import { actionTitles, exerciseTitles, formNames } from './today-titles.ts'
import { TodayView } from './today-view.tsx'

/** Only the titles of forms and actions, without questions and explanations. */
export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'problems', 'mine')
  const { language } = data.page
  const titles = { ...actionTitles(language), ...partTitles(language) }
  return { ...data, forms: formNames(language), titles, exercises: exerciseTitles(language) }
}
export const meta = pageMeta('mine', 'today.title', 'today.description')

/** A person's start page: how they are, and one thing to do. */
export default function TodayPage() {
  const t = useText('mine')
  const { forms, titles, exercises } = useLoaderData<typeof loader>()
  // A build knows neither the hour nor the person.
  const inBrowser = useKnownMark() !== undefined
  return (
    <div className="page page-main page-tall today-page">
      {inBrowser ? (
        <TodayView forms={forms} titles={titles} exercises={exercises} />
      ) : (
        <>
          <h1>{t('today.heading')}</h1>
          <noscript>
            <p>{t('today.noScript')}</p>
          </noscript>
          <div className="with-script">
            <Waiting />
          </div>
        </>
      )}
    </div>
  )
}
