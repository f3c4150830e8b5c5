import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Replaces a result of an account that is not signed in here. */
export function SignedOutResult({ returnTo }: { readonly returnTo: string }) {
  const t = useText('result')
  return (
    <div className="flow column">
      <h1>{t('signedOut.heading')}</h1>
      <p className="lead">{t('signedOut.text')}</p>
      <p>
        <PageButton to={`/logga-in?to=${encodeURIComponent(returnTo)}`}>{t('signedOut.button')}</PageButton>
      </p>
    </div>
  )
}
