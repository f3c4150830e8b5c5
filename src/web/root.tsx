import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { languageOf, rowOf } from '#core/languages.ts'
import { ErrorFallback } from './lib/error-fallback.tsx'
import { PublicFrame } from './lib/frames/public-frame.tsx'
import { publicNavigation } from './lib/frames/public-navigation.ts'
import { sayHydrated } from './lib/hydrated.ts'
import { LanguageProvider, onNewLanguage } from './lib/language.tsx'
import { LastResort } from './lib/last-resort.tsx'
import { usePageArrival } from './lib/page-arrival.ts'
import { pageData } from './lib/page-texts.ts'
import { awaitPage } from './lib/pending-page.ts'
import { runningSystemTokens } from './lib/running-system.ts'
import stylesheet from './styles/app.css?url'

/** Texts of the frame, menus, and what the operator configures. Runs at build time. */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    texts: pageData(request, 'frame').texts,
    navigation: publicNavigation(),
    system: runningSystemTokens(),
  }
}

/** The router asks before it fetches the script of the next page. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  awaitPage(args)
  return onNewLanguage(args)
}

/** The HTML document of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const language = languageOf(pathname)
  // In the layout, not in the page, because an error page is hydrated too.
  useEffect(() => {
    sayHydrated()
  }, [])
  return (
    <html lang={language} dir={rowOf(language).direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#eff3f3" />
        <Meta />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        {/* The build inlines the CSS that the page is drawn with; the rest may come last. */}
        <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      </body>
    </html>
  )
}

export default function Site() {
  usePageArrival()
  return (
    <LanguageProvider>
      <Outlet />
    </LanguageProvider>
  )
}

/** Shown when a public page or a frame has failed. If the public frame fails too, `LastResort` is shown. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <LastResort>
      <LanguageProvider>
        <PublicFrame>
          <ErrorFallback error={error} />
        </PublicFrame>
      </LanguageProvider>
    </LastResort>
  )
}
