import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { calendarFeed as calendarFeedEn } from '#text/en/calendar-feed.ts'
import { contactOffer as contactOfferEn } from '#text/en/contact-offer.ts'
import { mailChoices as mailChoicesEn } from '#text/en/mail-choices.ts'
import { myResults as en } from '#text/en/my-results.ts'
import { ownDocument as ownDocumentEn } from '#text/en/own-document.ts'
import { privateAddress as privateAddressEn } from '#text/en/private-address.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { profile as profileEn } from '#text/en/profile.ts'
import { result as resultEn } from '#text/en/result.ts'
import { safety as safetyEn } from '#text/en/safety.ts'
import { support as supportEn } from '#text/en/support.ts'
import { calendarFeed as calendarFeedSv } from '#text/sv/calendar-feed.ts'
import { contactOffer as contactOfferSv } from '#text/sv/contact-offer.ts'
import { mailChoices as mailChoicesSv } from '#text/sv/mail-choices.ts'
import { myResults as sv } from '#text/sv/my-results.ts'
import { ownDocument as ownDocumentSv } from '#text/sv/own-document.ts'
import { privateAddress as privateAddressSv } from '#text/sv/private-address.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { profile as profileSv } from '#text/sv/profile.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { safety as safetySv } from '#text/sv/safety.ts'
import { support as supportSv } from '#text/sv/support.ts'
import { formOf } from '#web/features/profile/form.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { OwnPages } from './own-pages.tsx'

/** What both instruments say about a result; their questions stay out. */
export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    { sv: problemsSv, en: problemsEn },
    { sv: ownDocumentSv, en: ownDocumentEn },
    { sv: profileSv, en: profileEn },
    { sv: resultSv, en: resultEn },
    { sv: safetySv, en: safetyEn },
    { sv: mailChoicesSv, en: mailChoicesEn },
    { sv: calendarFeedSv, en: calendarFeedEn },
    { sv: supportSv, en: supportEn },
    { sv: contactOfferSv, en: contactOfferEn },
    { sv: privateAddressSv, en: privateAddressEn },
    { sv, en },
  )
  const forms = shippedInstruments.map((instrument) => {
    const { items: _items, answers: _answers, causes, ...form } = formOf(instrument, data.page.language)
    return { ...form, causes: causes.map(({ id, title, explanation }) => ({ id, title, explanation })) }
  })
  return { ...data, forms }
}
export const meta = pageMeta('title', 'description')

/** One result or all of them: the query decides, and nothing is fetched anew. */
export const shouldRevalidate = () => false

export default function MyResultsPage() {
  const { forms } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <div className="column">
        <OwnPages forms={forms} />
      </div>
    </div>
  )
}
