import { type ReactNode, useEffect, useRef, useState } from 'react'
import { programmePath } from '#web/features/self/recovery/recovery-paths.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { newestFirst } from '#web/features/self/results/own-result.ts'
import { UnknownResult } from '#web/features/self/stress-programme/unknown-result.tsx'
import { problemOf } from '#web/lib/account/account.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Ids of red results after which the person chose, in this visit, to continue: they are asked once for each. */
const answered = new Set<string>()

type AskInRedProps = { readonly children: ReactNode; readonly below: boolean }

/**
 * Asks a person whose latest result is red before they start. Care and recovery come first, but the choice is free. If the
 * account cannot be read, it shows the advice for red and locks nothing.
 */
export function AskInRed({ children, below }: AskInRedProps) {
  const t = useText('stressProgramme')
  const account = useAccount('results')
  const { value: kept } = useStored(browserResults)
  const [chosen, setChosen] = useState<string | null>(null)
  const next = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so its replacement takes the focus.
  useEffect(() => {
    if (chosen !== null) next.current?.focus()
  }, [chosen])
  const [latest] = newestFirst(resultsShownTo(kept, account.personId ?? null), account.results)
  const isUnread = problemOf(account) !== null && account.results.length === 0
  if (account.asking || latest?.result.zone !== 'red' || answered.has(latest.id)) {
    return (
      <>
        {account.asking && <Waiting />}
        {!account.asking && isUnread && <UnknownResult />}
        {/* The children may read the account too: mounted now, they read it in parallel. */}
        <div ref={next} tabIndex={-1} className="programme-told" hidden={account.asking}>
          {children}
        </div>
      </>
    )
  }
  const Heading = below ? 'h3' : 'h2'
  return (
    <section className={below ? 'flow' : 'surface flow'} aria-labelledby="first-in-red">
      <Heading id="first-in-red">{t('red.title')}</Heading>
      <p>{t('red.text')}</p>
      <p className="actions">
        <PageButton to={programmePath}>{t('recovery.link')}</PageButton>
        <PageLink to="/vardcentralen" className="link-alone">
          {t('red.care')}
        </PageLink>
      </p>
      <p>
        <Button
          kind="plain"
          onClick={() => {
            answered.add(latest.id)
            setChosen(latest.id)
          }}
        >
          {t('red.goOn')}
        </Button>
      </p>
    </section>
  )
}
