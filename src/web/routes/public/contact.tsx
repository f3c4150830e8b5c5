import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { usualPromise } from '#core/support/receiver.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { TwoChairs } from '#web/features/site/drawings/two-chairs.tsx'
import { ContactForm } from '#web/features/support/contact/contact-form.tsx'
import { readContents } from '#web/lib/content/read-content.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { SafetyText } from '#web/lib/safety/safety-text.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Subjects that a link can preselect, `/kontakta-oss?about=lecture`. */
const subjects = [
  'meeting',
  'lecture',
  'premium',
  'offer',
  'attack',
  'assessment',
  'occupational-health',
  'support',
] as const

/** `/kontakta-oss` and `/contact` are one page; search engines index the first. */
export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'contact', 'safety', 'problems')
  const { language } = data.page
  const texts = dictionaries[language].contact
  const lectures = readContents(language, 'lectures').map(({ name, fields }) => [
    name,
    `${texts['about.lecture']}: ${fields.title}`,
  ])
  const known = subjects.map((subject) => [subject, texts[`about.${subject}`]])
  return { ...data, subjects: Object.fromEntries([...known, ...lectures]) as Record<string, string> }
}

export const meta = pageMeta('contact', 'title', 'description')

export default function ContactPage() {
  const t = useText('contact')
  const data = useLoaderData<typeof loader>()
  const { supportEmail, supportPhone, supportPhoneLink } = useRunningSystem()
  const [subject, setSubject] = useState('')
  const [supportAsked, setSupportAsked] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  // Only the browser has the query; the prerendered page has none.
  useEffect(() => {
    const about = new URLSearchParams(location.search).get('about') ?? ''
    if (Object.hasOwn(data.subjects, about)) setSubject(data.subjects[about] ?? '')
    setSupportAsked(about === 'support')
  }, [data.subjects])

  const head = (
    <>
      <ArticleHead title={t('title')} lead={t('lead')} drawing={<TwoChairs />}>
        <p className="actions">
          <a href={`tel:${supportPhoneLink}`}>{t('contact.phone', { phone: supportPhone })}</a>
          <a href={`mailto:${supportEmail}`}>{t('contact.mail', { email: supportEmail })}</a>
        </p>
        {supportAsked && (
          <div className="column flow">
            <p>
              <strong>{t('contact.notAcute', { days: usualPromise })}</strong>
            </p>
            <SafetyText />
          </div>
        )}
        <p className="column quiet">{t('contact.notCare')}</p>
      </ArticleHead>
      <noscript>
        <p>{t('contact.needsScript')}</p>
      </noscript>
    </>
  )
  return (
    <div className="page page-main">
      {sentTo === null ? (
        <ContactForm subject={subject} onSent={setSentTo}>
          {head}
        </ContactForm>
      ) : (
        <>
          {head}
          <Sent email={sentTo} onAnother={() => setSentTo(null)} />
        </>
      )}
    </div>
  )
}

/** Shown when the message has arrived: what happens next, and when. */
function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  const t = useText('contact')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flow">
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sent')}
      </h2>
      <p>{t('contact.sent.text', { email })}</p>
      <Button kind="quiet" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </div>
  )
}
