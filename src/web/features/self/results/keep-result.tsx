import { PageLink } from '#web/lib/page-link.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { browserResults } from './browser-results.ts'

/**
 * Where the result is stored: in this browser only (`browser`), in the account, or nowhere. `quiet`: the account has it by
 * other means, so nothing is said. `shared`: nowhere, because the screen is shared.
 */
export type ResultPlace =
  | 'browser'
  | 'saving'
  | 'waiting'
  | 'closed'
  | 'account'
  | 'failed'
  | 'removed'
  | 'quiet'
  | 'shared'

type KeepResultProps = {
  readonly place: ResultPlace
  /** The page that asks the same questions again. */
  readonly again: string
  readonly onSave: () => void
  readonly onRemove: () => void
}

/** Stores, deletes or prints the result. */
export function KeepResult({ place, again, onSave, onRemove }: KeepResultProps) {
  const t = useText('result')
  if (place === 'shared') return <p>{t('save.shared')}</p>
  const here = place === 'browser' || place === 'failed'
  return (
    <section className="flow no-print">
      {here && <h2>{t('save.title')}</h2>}
      <PlaceNotice place={place} />
      <div className="actions">
        {here && (
          <Button kind="quiet" onClick={onSave}>
            {t('save.button')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => print()}>
          {t('save.print')}
        </Button>
        {here && (
          <TwoStepButton
            kind="quiet"
            label={t('save.remove')}
            question={t('save.remove.question')}
            yes={t('save.remove.yes')}
            no={t('save.remove.no')}
            onConfirm={onRemove}
          />
        )}
        <PageLink to="/mina-resultat">{t('save.results')}</PageLink>
        <PageLink to={again}>{t('save.again')}</PageLink>
      </div>
    </section>
  )
}

function PlaceNotice({ place }: { readonly place: Exclude<ResultPlace, 'shared'> }) {
  const t = useText('result')
  const { kept } = useStored(browserResults)
  switch (place) {
    case 'quiet':
      return null
    case 'browser':
      return <p>{t(kept ? 'save.browser' : 'save.notKept')}</p>
    case 'saving':
      return <Notice live>{t('save.saving')}</Notice>
    case 'waiting':
      return <Notice live>{t('save.waiting')}</Notice>
    case 'closed':
      return <Notice live>{t('save.closed')}</Notice>
    case 'failed':
      return <Notice live>{t('save.failed')}</Notice>
    case 'removed':
      return <Notice live>{t('save.removed')}</Notice>
    case 'account':
      return (
        <Notice live kind="done">
          {t('save.saved')}
        </Notice>
      )
  }
}
