import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { withoutLanguage } from '#core/languages.ts'
import { pendingPage } from '../pending-page.ts'
import { useText } from '../use-text.ts'

/** Shown while the next page is loading; CSS hides it for the first moment. */
export function NavigationNotice() {
  const t = useText('frame')
  const { state, location } = useNavigation()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has come
  useEffect(() => {
    pendingPage.address = null
  }, [key])
  if (state !== 'loading') return null
  const toHome = withoutLanguage(location.pathname) === '/'
  return (
    <p role="status" className="navigation-notice">
      {t(toHome ? 'loading.home' : 'loading.any')}
      <span className="skeleton-bar" />
    </p>
  )
}
