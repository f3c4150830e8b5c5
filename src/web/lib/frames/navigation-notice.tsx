import { useNavigation } from 'react-router'
import { withoutLanguage } from '#core/languages.ts'
import { useText } from '../use-text.ts'

/** Shown while the next page is loading; CSS hides it for the first moment. */
export function NavigationNotice() {
  const t = useText('frame')
  const { state, location } = useNavigation()
  if (state !== 'loading') return null
  const toHome = withoutLanguage(location.pathname) === '/'
  return (
    <p role="status" className="navigation-notice">
      {t(toHome ? 'loading.home' : 'loading.any')}
      <span className="skeleton-bar" />
    </p>
  )
}
