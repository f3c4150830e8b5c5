import { type ReactNode, useState } from 'react'
import { programmePath } from '#web/features/recovery/recovery-paths.ts'
import { browserResults, resultsShownTo } from '#web/features/results/browser-results.ts'
import { newestFirst } from '#web/features/results/own-result.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'

/** Somebody whose latest result is red is asked before starting: care and recovery come first, and the choice is free. */
export function AskInRed({ start }: { readonly start: ReactNode }) {
  const t = useText('stressProgramme')
  const account = useAccount('results')
  const { value: kept } = useStored(browserResults)
  const [goesOn, setGoesOn] = useState(false)
  if (account.asking) return <Loading label={t('loading')} />
  const [latest] = newestFirst(resultsShownTo(kept, account.personId ?? null), account.results)
  if (latest?.result.zone !== 'red' || goesOn) return start
  return (
    <section className="surface flow" aria-labelledby="first-in-red">
      <h2 id="first-in-red">{t('red.title')}</h2>
      <p>{t('red.text')}</p>
      <p className="actions">
        <PageButton to={programmePath}>{t('recovery.link')}</PageButton>
        <PageLink to="/vardcentralen" className="link-alone">
          {t('red.care')}
        </PageLink>
      </p>
      <p>
        <Button kind="plain" onClick={() => setGoesOn(true)}>
          {t('red.goOn')}
        </Button>
      </p>
    </section>
  )
}
