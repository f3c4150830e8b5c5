import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AppBar } from '../../ui/app-bar/app-bar.tsx'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { HelpStrip } from '../../ui/help-strip/help-strip.tsx'
import { SkipLink } from '../../ui/skip-link/skip-link.tsx'
import { useLanguage } from '../language.tsx'
import { PageLink } from '../page-link.tsx'
import { useRunningSystem } from '../running-system.ts'
import { helpNumbers, telOf } from '../safety/help-numbers.ts'
import { useText } from '../use-text.ts'
import { NavigationNotice } from './navigation-notice.tsx'
import { PageLanguages } from './page-languages.tsx'
import { PageMain } from './page-main.tsx'

type AppFrameProps = {
  /** Where the brand leads: the home of those who work here. */
  readonly home: string
  /** Link to the other half of the product, for people who use both. */
  readonly switchTo?: ReactNode
  readonly actions?: ReactNode
  /** The places of this half of the product; without it the page has no rail. */
  readonly rail?: ReactNode
  readonly children: ReactNode
}

/** The frame of pages at home and at work: a bar, a rail, the page, and one line of help. */
export function AppFrame({ home, switchTo, actions, rail, children }: AppFrameProps) {
  const t = useText('frame')
  const { brand } = useRunningSystem()
  const { pathTo } = useLanguage()
  const line = (number: string, purpose: string) => ({ number, purpose, href: telOf(number) })

  return (
    <div className={rail ? 'app-frame app-frame-railed' : 'app-frame'}>
      <SkipLink label={t('skip.toContent')} />
      <AppBar
        brand={
          // A document navigation: the server redirects `/` to the reader's own start page.
          <Link
            to={pathTo(home)}
            reloadDocument={home === '/'}
            className="header-brand"
            aria-label={t('brand.app')}
          >
            <BrandMark />
            <span>{brand}</span>
          </Link>
        }
        switchTo={switchTo}
        actions={actions}
      />
      {rail}
      <NavigationNotice />
      <PageMain className="app">{children}</PageMain>
      <HelpStrip
        title={t('strip.title')}
        lines={[
          line(helpNumbers.emergency, t('strip.emergency')),
          line(helpNumbers.suicide, t('strip.suicide')),
        ]}
        links={[
          <PageLink key="help" to="/hjalp">
            {t('strip.more')}
          </PageLink>,
          <PageLink key="about" to="/about">
            {t('nav.about')}
          </PageLink>,
          <PageLink key="privacy" to="/integritetspolicy">
            {t('nav.privacy')}
          </PageLink>,
          <PageLanguages key="language" />,
        ]}
      />
    </div>
  )
}
