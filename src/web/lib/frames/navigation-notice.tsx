import { useNavigation } from 'react-router'
import { withoutLanguage } from '#core/languages.ts'
import { Loading } from '../../ui/loading/loading.tsx'
import { useText } from '../use-text.ts'

/** Shown while the next page is on its way; CSS keeps it unseen for the first moment. */
export function NavigationNotice() {
  const t = useText('frame')
  const { state, location } = useNavigation()
  if (state !== 'loading') return null
  const toHome = withoutLanguage(location.pathname) === '/'
  return (
    <div className="navigation-notice">
      <Loading size="small" label={t(toHome ? 'loading.home' : 'loading.any')} />
    </div>
  )
}
