import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { djupanalys } from '#core/instrument/shipped.ts'
import { contactOffer as contactOfferEn } from '#text/en/contact-offer.ts'
import { profile as en } from '#text/en/profile.ts'
import { promise as promiseEn } from '#text/en/promise.ts'
import { result as resultEn } from '#text/en/result.ts'
import { safety as safetyEn } from '#text/en/safety.ts'
import { contactOffer as contactOfferSv } from '#text/sv/contact-offer.ts'
import { profile as sv } from '#text/sv/profile.ts'
import { promise as promiseSv } from '#text/sv/promise.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { safety as safetySv } from '#text/sv/safety.ts'
import { formOf } from '#web/features/profile/form.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { TakeForm } from './take-form.tsx'

/** The questions lie in the page, in its language: answering needs no network. */
export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    { sv, en },
    { sv: promiseSv, en: promiseEn },
    { sv: resultSv, en: resultEn },
    { sv: safetySv, en: safetyEn },
    { sv: contactOfferSv, en: contactOfferEn },
  )
  return { ...data, form: formOf(djupanalys, data.page.language) }
}
export const meta = pageMeta('deep.title', 'deep.description')

/** Every question is an entry in the history of the same page: nothing is fetched anew, and nothing has to be. */
export const shouldRevalidate = () => false

export default function InDepthAnalysisPage() {
  const { form } = useLoaderData<typeof loader>()
  return <TakeForm form={form} path="/djupanalys" />
}
