import type { Zone } from '@andrum/release/zone.ts'
import { useEffect, useRef, useState } from 'react'
import type { Change } from '#core/change/reliable-change.ts'
import { type Contact, contactFor } from '#core/contact-rules/contact-rules.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { type GuidanceOffer, useGuidanceOffer, useMySupport, useReceivers } from './support-queries.ts'

type ContactOfferProps = {
  readonly personId: string
  readonly zone: Zone
  /** The change since the result before; undefined for the first result. */
  readonly change: Change | undefined
}

/**
 * Applies the contact rules in the browser, beside the own result. The requests are the same whatever the zone, so that not
 * even a log of requests reveals who got an offer. Accepting leads to the form that everybody uses, and passes nothing on.
 */
export function ContactOffer(props: ContactOfferProps) {
  return (
    <QueryProvider>
      <Beside {...props} />
    </QueryProvider>
  )
}

function Beside({ personId, zone, change }: ContactOfferProps) {
  const receivers = useReceivers(personId)
  const requests = useMySupport(personId)
  const guidance = useGuidanceOffer(personId)
  if (receivers.data === undefined || requests.data === undefined) return null
  const contact = contactFor({
    zone,
    change,
    chosen: receivers.data.contactRules,
    cases: requests.data.map(({ sentAt, closedAt }) => ({
      sentAt: new Date(sentAt),
      closedAt: closedAt === null ? null : new Date(closedAt),
    })),
    now: new Date(),
  })
  if (contact === 'nothing') return null
  return <Shown contact={contact} guidance={guidance} />
}

type ShownProps = {
  readonly contact: Exclude<Contact, 'nothing'>
  readonly guidance: GuidanceOffer
}

function Shown({ contact, guidance }: ShownProps) {
  const t = useText('contactOffer')
  if (contact === 'open-case') {
    return (
      <p className="no-print">
        {t('talk.open')} <PageLink to="/stod">{t('talk.open.link')}</PageLink>
      </p>
    )
  }
  if (contact === 'offer') return <Offer guidance={guidance} />
  return (
    <section className="flow no-print">
      <h2>{t('talk.button.title')}</h2>
      <p>{t('talk.button.text')}</p>
      <p>
        <PageButton kind="quiet" to="/stod">
          {t('talk.button')}
        </PageButton>
      </p>
    </section>
  )
}

/** Asked for each result. A no is stored nowhere and lasts as long as the page. */
function Offer({ guidance }: { readonly guidance: GuidanceOffer }) {
  const t = useText('contactOffer')
  const [declined, setDeclined] = useState(false)
  const after = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (declined) after.current?.focus()
  }, [declined])
  if (declined) {
    return (
      <p ref={after} tabIndex={-1} className="no-print">
        {t('talk.declined')} <PageLink to="/stod">{t('talk.button')}</PageLink>
      </p>
    )
  }
  return (
    <section className="flow no-print">
      <h2>{t('talk.offer.title')}</h2>
      <p>{t('talk.offer.text')}</p>
      <p>{t('talk.offer.alone')}</p>
      <p>{t('talk.offer.each')}</p>
      <p className="button-stack">
        <PageButton to="/stod">{t('talk.offer.yes')}</PageButton>
        <Button kind="quiet" onClick={() => setDeclined(true)}>
          {t('talk.offer.no')}
        </Button>
      </p>
      {guidance !== null && (
        <p>
          {t(`talk.guidance.${guidance}`)}{' '}
          <PageLink to="/min-vagledning">{t(`talk.guidance.${guidance}.link`)}</PageLink>
        </p>
      )}
    </section>
  )
}
