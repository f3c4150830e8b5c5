import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useChangePage, type useImport } from './use-import.ts'

type UndoChangeProps = {
  /** What is undone, and the day on which it was done. */
  readonly what: string
  readonly day: string
  readonly running: ReturnType<typeof useImport>
  readonly onBack: () => void
}

/** Undoes the last change of the list: a dry run, and the button that applies it. */
export function UndoChange({ what, day, running, onBack }: UndoChangeProps) {
  const t = useText('members')
  const { heading, finish } = useChangePage(running, onBack)
  return (
    <section className="surface flow" aria-labelledby="undo">
      <h2 id="undo" ref={heading} tabIndex={-1}>
        {t('undo.title')}
      </h2>
      <p className="members-name">{t('undo.of', { what, day })}</p>
      <p>{t('undo.text')}</p>
      <ImportOutcome
        {...running}
        finish={finish}
        change={t('undo.apply')}
        back={t('undo.back')}
        done={t('undo.done')}
      />
      {running.start.isError && (
        <p>
          <Button kind="quiet" onClick={() => void finish()}>
            {t('undo.back')}
          </Button>
        </p>
      )}
    </section>
  )
}
