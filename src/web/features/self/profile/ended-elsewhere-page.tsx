import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Shown when another tab has sent or cleared the same answers while this one was open. */
export function EndedElsewherePage({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useText('profile')
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1>{t('draft.elsewhere.heading')}</h1>
        <p className="lead">{t('draft.elsewhere.text')}</p>
        <p className="actions">
          <PageLink to="/mina-resultat">{t('invitation.results')}</PageLink>
          <Button kind="quiet" onClick={onStartOver}>
            {t('draft.elsewhere.again')}
          </Button>
        </p>
      </div>
    </div>
  )
}
