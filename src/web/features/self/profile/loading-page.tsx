import { useEffect } from 'react'
import { focusHeading } from '#web/lib/arrival.ts'
import { missing } from '#web/lib/fetch-part.ts'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { Draft } from './draft.ts'
import { FlowPage } from './flow-page.tsx'
import type { Form } from './form.ts'
import { type Place, progressAt } from './way.ts'

type LoadingPageProps = {
  readonly form: Form
  readonly draft: Draft | null
  readonly place: Place
  /** The page could not be fetched; it appears when the network is back. */
  readonly lost: boolean
}

/** Shown while a page is being fetched. */
export function LoadingPage({ form, draft, place, lost }: LoadingPageProps) {
  return (
    <FlowPage progress={progressAt(form, draft, place)}>
      <LoadingNotice lost={lost} />
    </FlowPage>
  )
}

export function LoadingNotice({ lost }: Pick<LoadingPageProps, 'lost'>) {
  const t = useText('profile')
  // The fetched page has the announced heading, so that heading takes the focus.
  useEffect(() => focusHeading, [])
  const reason = missing.reason
  if (!lost) return <Waiting label={t('loading.loading')} />
  return reason === 'network' ? <p role="status">{t('loading.lost')}</p> : <MissingPart />
}
