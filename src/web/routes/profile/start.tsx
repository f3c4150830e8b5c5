import { useLoaderData } from 'react-router'
import { stressprofil } from '#core/instrument/shipped.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { formPage } from './form-page.ts'
import { TakeForm } from './take-form.tsx'

const loadEasyWords = () => import('#web/lib/readings/answering-words.ts')

export const loader = formPage(stressprofil)
export const meta = pageMeta('profile', 'start.title', 'start.description')

/** Every question is a history entry of the same page, so no data are loaded again. */
export const shouldRevalidate = () => false

export default function StressProfileStartPage() {
  const { form } = useLoaderData<typeof loader>()
  return (
    <InChosenReading load={loadEasyWords}>
      <TakeForm form={form} path="/stressprofil/start" />
    </InChosenReading>
  )
}
