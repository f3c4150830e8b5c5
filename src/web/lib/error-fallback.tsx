import { useEffect } from 'react'
import { Button } from '../ui/button/button.tsx'
import { useRunningSystem } from './running-system.ts'
import { useText } from './use-text.ts'

/**
 * Replaces a page that failed. "Try again" reloads the page, because the fault may be in its data or its scripts. What a
 * person has typed is stored outside the page.
 */
export function ErrorFallback({ error }: { readonly error: unknown }) {
  const t = useText('frame')
  const { brand, supportEmail } = useRunningSystem()

  const cause = navigator.onLine ? 'error' : 'error.offline'

  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <div className="page page-main flow" role="alert">
      <title>{`${t(`${cause}.title`)} – ${brand}`}</title>
      <h1 tabIndex={-1}>{t(`${cause}.title`)}</h1>
      <p className="lead column">{t(`${cause}.body`)}</p>
      <p>
        {t('error.contact')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
    </div>
  )
}
