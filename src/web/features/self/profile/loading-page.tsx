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
  /** The network refused the page; it comes by itself when the network is back. */
  readonly lost: boolean
}

/** In place of a page that is still being fetched. */
export function LoadingPage({ form, draft, place, lost }: LoadingPageProps) {
  return (
    <FlowPage progress={progressAt(form, draft, place)}>
      <LoadingNotice lost={lost} />
    </FlowPage>
  )
}

export function LoadingNotice({ lost }: Pick<LoadingPageProps, 'lost'>) {
  const t = useText('profile')
  // The page that takes its place has the heading that the place promised.
  useEffect(() => focusHeading, [])
  const reason = missing.reason
  if (!lost) return <Waiting label={t('loading.loading')} />
  return reason === 'network' ? <p role="status">{t('loading.lost')}</p> : <MissingPart />
}
