import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress/progress.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ChangeReport, Problems, RefusalReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

/** A dry run first, always; then, when HR has seen what would change, the change. */
export function ImportMembers({ organisationId }: { readonly organisationId: string }) {
  const t = useText('members')
  const problemText = useProblemText()
  const { start, apply, finish, view } = useImport(organisationId)
  const error = apply.error ?? start.error
  const working = view?.state === 'planning' || view?.state === 'applying' ? view.state : undefined
  return (
    <section className="overview-section" aria-labelledby="import">
      <h2 id="import">{t('file.title')}</h2>
      {error !== null && <Notice live title={problemText(error)} />}
      {view === undefined && <ChooseFile busy={start.isPending} onFile={(file) => start.mutate(file)} />}
      {view !== undefined && working !== undefined && (
        <Progress
          label={t(`progress.${working}`, { percent: view.progress })}
          value={view.progress}
          max={100}
        />
      )}
      {view?.state === 'planned' && view.report !== null && (
        <>
          <ChangeReport fileName={view.fileName} report={view.report} />
          <p className="actions">
            <Button busy={apply.isPending} onClick={() => apply.mutate()}>
              {t(apply.isPending ? 'apply.busy' : 'apply.button')}
            </Button>
            <Button kind="quiet" onClick={() => void finish()}>
              {t('again')}
            </Button>
          </p>
        </>
      )}
      {view?.state === 'refused' && view.report !== null && <RefusalReport report={view.report} />}
      {view?.state === 'failed' && (
        <Notice kind="help" live title={t('failed.title')}>
          {view.report === null || view.report.errors.length === 0 ? (
            <p>{t('failed.text')}</p>
          ) : (
            <Problems problems={view.report.errors} />
          )}
        </Notice>
      )}
      {view?.state === 'applied' && <Notice kind="done" live title={t('apply.done')} />}
      {(view?.state === 'refused' || view?.state === 'failed' || view?.state === 'applied') && (
        <p>
          <Button kind="quiet" onClick={() => void finish()}>
            {t('again')}
          </Button>
        </p>
      )}
    </section>
  )
}
