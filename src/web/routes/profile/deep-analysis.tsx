import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { djupanalys } from '#core/instrument/shipped.ts'
import { formOf } from '#web/features/profile/form.ts'
import { InChosenSwedish } from '#web/lib/easy-swedish/in-chosen-swedish.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { TakeForm } from './take-form.tsx'

const loadEasyWords = () => import('#web/lib/easy-swedish/answering-words.ts')

/** The questions are in the page, in its language: answering needs no network. */
export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    'profile',
    'promise',
    'result',
    'safety',
    'contactOffer',
    'easySwedish',
    'readAloud',
  )
  return { ...data, form: formOf(djupanalys, data.page.language) }
}
export const meta = pageMeta('profile', 'deep.title', 'deep.description')

/** Every question is an entry in the history of the same page: nothing is fetched again, and nothing has to be. */
export const shouldRevalidate = () => false

export default function InDepthAnalysisPage() {
  const { form } = useLoaderData<typeof loader>()
  return (
    <InChosenSwedish load={loadEasyWords}>
      <TakeForm form={form} path="/djupanalys" />
    </InChosenSwedish>
  )
}
