import { useText } from '#web/lib/use-text.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport } from './use-import.ts'

/** A dry run first, always; then, when HR has seen what would change, the change. */
export function ImportMembers({ organisationId }: { readonly organisationId: string }) {
  const t = useText('members')
  const running = useImport(organisationId)
  const { start, view } = running
  return (
    <section className="overview-section" aria-labelledby="import">
      <h2 id="import">{t('file.title')}</h2>
      {view === undefined && <ChooseFile busy={start.isPending} onFile={(file) => start.mutate(file)} />}
      <ImportOutcome {...running} change={t('apply.button')} back={t('again')} done={t('apply.done')} />
    </section>
  )
}
