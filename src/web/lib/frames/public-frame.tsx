import type { ReactNode } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { withoutLanguage } from '#core/languages.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { Footer } from '../../ui/footer/footer.tsx'
import { Header } from '../../ui/header/header.tsx'
import { SkipLink } from '../../ui/skip-link/skip-link.tsx'
import { useLanguage } from '../language.tsx'
import { PageLink } from '../page-link.tsx'
import { useRunningSystem } from '../running-system.ts'
import { helpNumbers, telOf } from '../safety/help-numbers.ts'
import { useSignedInMark } from '../use-signed-in-mark.ts'
import { useText } from '../use-text.ts'
import { NavigationNotice } from './navigation-notice.tsx'
import { PageLanguages } from './page-languages.tsx'
import { PageMain } from './page-main.tsx'
import type { NavigationLink } from './public-navigation.ts'

const signInLink = { path: '/logga-in', text: 'nav.signIn' } as const
/** Replaces the sign-in link for a signed-in person; on a static page `static/static-page.ts` replaces it. */
const ownPagesLink = { path: '/hem', text: 'nav.own' } as const

type Root = {
  readonly navigation: {
    readonly header: readonly NavigationLink[]
    readonly footer: readonly NavigationLink[]
  }
}

/** The frame of public pages: header, page, footer. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<Root>('root')
  if (root === undefined) throw new Error('The frame of the site did not load')
  const { navigation } = root
  const t = useText('frame')
  const { pathname } = useLocation()
  const { brand } = useRunningSystem()
  const { pathTo } = useLanguage()
  const here = withoutLanguage(pathname)

  const signedIn = useSignedInMark()

  const menuLink = (link: NavigationLink) => {
    const isSignIn = link.path === signInLink.path
    const { path, text } = signedIn && isSignIn ? ownPagesLink : link
    const whenIn = { 'data-in-href': pathTo(ownPagesLink.path), 'data-in-text': t(ownPagesLink.text) }
    return (
      <PageLink
        key={path}
        to={path}
        aria-current={here === path ? 'page' : undefined}
        {...(isSignIn ? whenIn : {})}
      >
        {t(text)}
      </PageLink>
    )
  }

  return (
    <>
      <SkipLink label={t('skip.toContent')} />
      <Header
        brand={
          // The server redirects a signed-in person from here to their own start page.
          <Link
            to={pathTo('/')}
            reloadDocument={signedIn}
            className="header-brand"
            aria-label={t('brand.home')}
          >
            <BrandMark />
            {brand}
          </Link>
        }
        languageSwitch={<PageLanguages />}
        links={navigation.header.map(menuLink)}
        menuLabel={t('menu.open')}
        navigationLabel={t('menu.label')}
        place={pathname}
      />
      <NavigationNotice />
      <PageMain>{children}</PageMain>
      <Footer
        helpTitle={t('help.title')}
        helpLines={[
          { number: helpNumbers.emergency, purpose: t('help.emergency') },
          { number: helpNumbers.advice, purpose: t('help.advice') },
          { number: helpNumbers.suicide, purpose: t('help.suicide') },
          { number: helpNumbers.crisis, purpose: t('help.crisis') },
        ].map((line) => ({ ...line, href: telOf(line.number) }))}
        links={navigation.footer.map(menuLink)}
        linksLabel={t('footer.links')}
        small={
          <>
            <p>{t('footer.purpose')}</p>
            <p className="footer-company">
              <span>{t('footer.company')}</span>
              <span>{t('footer.number')}</span>
              <span>{t('footer.address')}</span>
            </p>
          </>
        }
      />
    </>
  )
}
