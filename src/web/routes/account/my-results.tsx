import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { formOf } from '#web/features/self/profile/form.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { OwnPages } from './own-pages.tsx'

const loadEasyWords = () => import('#web/lib/readings/own-results-words.ts')

/** The texts of both instruments about a result, without their questions. */
export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    'problems',
    'ownDocument',
    'profile',
    'readAloud',
    'result',
    'safety',
    'support',
    'contactOffer',
    'privateAddress',
    'myResults',
    'easySwedish',
  )
  const forms = shippedInstruments.map((instrument) => {
    const {
      items: _items,
      answers: _answers,
      language: _language,
      causes,
      scoring,
      ...form
    } = formOf(instrument, data.page.language)
    const { id, version, limits, bands, reliableChange } = scoring
    return {
      ...form,
      causes: causes.map((cause) => ({ id: cause.id, title: cause.title, explanation: cause.explanation })),
      scoring: { id, version, limits, bands, reliableChange },
    }
  })
  return { ...data, forms }
}
export const meta = pageMeta('myResults', 'title', 'description')

/** The query selects one result or all; no data are loaded again. */
export const shouldRevalidate = () => false

export default function MyResultsPage() {
  const { forms } = useLoaderData<typeof loader>()
  return (
    <InChosenReading onlyEasy load={loadEasyWords}>
      <div className="page page-main">
        <OwnPages forms={forms} />
      </div>
    </InChosenReading>
  )
}
