import type { ReactNode } from 'react'
import { useText } from '../use-text.ts'

type PageMainProps = {
  /** The type scale of an application instead of that of public pages. */
  readonly className?: 'app'
  readonly children: ReactNode
}

/** The main element of a frame: the target of the skip link, with the notices for a page that is loading or has no scripts. */
export function PageMain({ className, children }: PageMainProps) {
  const t = useText('frame')
  return (
    <main
      id="innehall"
      tabIndex={-1}
      className={className}
      data-waiting={t('loading.any')}
      data-waiting-home={t('loading.home')}
      data-outdated={t('page.outdated')}
      data-reloaded={t('page.reloaded')}
      data-offline={t('page.offline')}
    >
      <noscript>
        <p className="page small no-print">{t('frame.noScript')}</p>
      </noscript>
      {children}
    </main>
  )
}
