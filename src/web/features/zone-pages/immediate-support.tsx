import { useEffect, useRef, useState } from 'react'
import type { redZone } from '#text/sv/red-zone.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

/** For whoever is not signed in: the help lines at once, and the contact form for an answer within days. */
export function ImmediateSupport() {
  const t = useText<keyof typeof redZone>()
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked) heading.current?.focus()
  }, [asked])

  if (!asked) {
    return (
      <p className="no-print">
        <Button onClick={() => setAsked(true)}>{t('support.button')}</Button>
      </p>
    )
  }
  return (
    <Notice kind="help">
      <h2 ref={heading} tabIndex={-1} className="help-now-title">
        {t('support.title')}
      </h2>
      <p>{t('support.now')}</p>
      <p className="actions">
        <a className="button button-primary" href="tel:1177">
          {t('support.call1177')}
        </a>
        <a className="button button-quiet" href="tel:90101">
          {t('support.call90101')}
        </a>
        <a href="#hjalp-nu">{t('support.all')}</a>
      </p>
      <p>{t('support.contact')}</p>
      <p>
        <PageButton kind="quiet" to="/kontakta-oss?about=support">
          {t('support.contact.link')}
        </PageButton>
      </p>
    </Notice>
  )
}
