import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { Button } from '../ui/button/button.tsx'
import { reloadPage } from './pending-page.ts'
import { useRunningSystem } from './running-system.ts'
import { useText } from './use-text.ts'

/** The words by which browsers report an answer that does not come. */
const unreached = /failed to fetch|load failed|networkerror/i

/**
 * Replaces a page that failed. "Try again" reloads the page, because the fault may be in its data or its scripts. What a
 * person has typed is stored outside the page.
 */
export function ErrorFallback({ error }: { readonly error: unknown }) {
  const t = useText('frame')
  const { brand, supportEmail } = useRunningSystem()

  const cause = navigator.onLine && !unreached.test(String(error)) ? 'error' : 'error.offline'
  // The data of a page are not found where the server has another version of the pages than this one.
  const isOutdated = isRouteErrorResponse(error) && error.status === 404
  const [title, body, press] = isOutdated
    ? t('page.outdated').split('\n')
    : [t(`${cause}.title`), t(`${cause}.body`), t('error.retry')]

  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <div className="page page-main flow" role="alert">
      <title>{`${title} – ${brand}`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead column">{body}</p>
      <p>
        {t('error.contact')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <Button onClick={reloadPage}>{press}</Button>
    </div>
  )
}
