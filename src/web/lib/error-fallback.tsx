import { useEffect } from 'react'
import { Button } from '../ui/button/button.tsx'
import { useRunningSystem } from './running-system.ts'
import { useText } from './use-text.ts'

/**
 * Shown in place of a page that failed. Trying again reloads it: what failed may be in the data or in the scripts that
 * came with it, and what a person has typed is kept outside the page.
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
