import type { ReactNode } from 'react'
import type { Result } from '#core/scoring/evaluate.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { nextSteps } from './next-steps.ts'

type TodayProps = {
  readonly taken: Result
  /** Replaces the text of the first step. */
  readonly first?: ReactNode
}

/** Three things to do, each with a link or button. The first is the most important. */
export function Today({ taken, first }: TodayProps) {
  const t = useText('result')
  return (
    <section>
      <h2 className="hidden-text">{t('today.title')}</h2>
      <ol className="today">
        {nextSteps(taken).map(({ to, title, text, button }, position) => (
          <li key={to} className="surface">
            {position === 0 && first !== undefined ? (
              first
            ) : (
              <>
                <h3>{t(title)}</h3>
                {text !== null && <p>{t(text)}</p>}
                <p className="no-print">
                  <PageButton kind={position === 0 ? 'primary' : 'quiet'} to={to}>
                    {t(button)}
                  </PageButton>
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
