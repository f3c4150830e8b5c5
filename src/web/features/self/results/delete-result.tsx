import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type DeleteResultProps = {
  /** In words: 5 mars 2026. */
  readonly date: string
  readonly busy: boolean
  /** Why the last attempt failed, in words. */
  readonly problem: string | null
  readonly onDelete: () => void
  readonly onKeep: () => void
}

/** Asks for confirmation, and says what is lost. */
export function DeleteResult({ date, busy, problem, onDelete, onKeep }: DeleteResultProps) {
  const t = useText('myResults')
  return (
    <div>
      <Notice title={t('delete.title', { date })}>
        <p>{t('delete.text')}</p>
        {problem !== null && <p role="alert">{problem}</p>}
        <p className="actions">
          <Button kind="quiet" onClick={onKeep}>
            {t('delete.no')}
          </Button>
          <Button kind="plain" busy={busy} onClick={onDelete}>
            {t('delete.yes')}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
