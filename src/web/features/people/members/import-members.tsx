import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport, useImportInAddress } from './use-import.ts'

/** Always a dry run first; the change follows when HR has seen what it would do. */
export function ImportMembers({ organisationId }: { readonly organisationId: string }) {
  const t = useText('members')
  const running = useImport(organisationId, useImportInAddress())
  const { start, view, loading } = running
  const organisation = useQuery({
    queryKey: ['organisation', organisationId],
    queryFn: ({ signal }) => callApi('readOrganisation', { params: { organisationId }, signal }),
  })
  return (
    <section className="overview-section" aria-labelledby="import">
      <h2 id="import">{t('file.title')}</h2>
      {view === undefined && !loading && (
        <ChooseFile
          sms={organisation.data?.sms === true}
          smsReminders={organisation.data?.smsReminders === true}
          busy={start.isPending}
          onFile={(file) => start.mutate({ file })}
        />
      )}
      <ImportOutcome {...running} change={t('apply.button')} back={t('again')} done={t('apply.done')} />
    </section>
  )
}
