import type { RoundView } from '#contract/rounds/round.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ProvenFile } from '#web/lib/proven-file.tsx'
import { useText } from '#web/lib/use-text.ts'
import { workAddress } from '#web/lib/work-address.ts'
import { Fold } from '#web/ui/fold/fold.tsx'

type RoundFileProps = {
  readonly organisation: { readonly id: string; readonly simulated: boolean }
  readonly round: Pick<RoundView, 'id' | 'name'>
}

/** The file of a released round, with which anybody can verify that it was carried out as promised. */
export function RoundFile({ organisation, round }: RoundFileProps) {
  const t = useText('rounds')
  const params = { organisationId: organisation.id, roundId: round.id }
  const of = t('round.see.of', { name: round.name })
  return (
    <Fold id={`file-${round.id}`} title={t('file.title')} about={of} level={4}>
      <p>
        {t('file.note')} <PageLink to="/kontrollera">{t('file.check')}</PageLink>
      </p>
      {organisation.simulated && <p>{t('file.simulated')}</p>}
      <p>
        <ProvenFile kind="quiet" href={workAddress('readRoundFile', { params })}>
          {t('file.download')} <span className="hidden-text">{of}</span>
        </ProvenFile>
      </p>
    </Fold>
  )
}
