import { PageLink } from '#web/lib/page-link.tsx'
import { Button, LinkButton } from '#web/ui/button/button.tsx'
import type { FileButtonProps, ReportProps } from './overview-view.ts'
import { ReportSection } from './report-section.tsx'

/** What everybody who answered was promised, and how to take the figures along. */
export function ReportEnd({
  words: { t },
  promise,
  overview: { organisation, round },
  fileAddress,
  proofAddress,
  FileButton = DownloadLink,
}: Pick<ReportProps, 'words' | 'promise' | 'overview' | 'fileAddress' | 'proofAddress' | 'FileButton'>) {
  return (
    <>
      <ReportSection id="export" title={t('export.title')} kind="no-print">
        <p>{t('export.note')}</p>
        <p className="actions">
          {fileAddress !== null &&
            (['xlsx', 'csv'] as const).map((format) => (
              <FileButton key={format} kind="quiet" href={fileAddress(format)}>
                {t(`export.${format}`)}
              </FileButton>
            ))}
          <Button kind="quiet" onClick={() => window.print()}>
            {t('export.print')}
          </Button>
        </p>
        {proofAddress !== null && round !== null && (
          <>
            <p>
              {t('proof.note')} <PageLink to="/kontrollera">{t('proof.check')}</PageLink>
            </p>
            <p>
              <FileButton kind="quiet" href={proofAddress(round.id)}>
                {t('proof.download')}
              </FileButton>
            </p>
          </>
        )}
      </ReportSection>
      <ReportSection id="promise" title={t('promise.title')} kind="no-print">
        <blockquote className="overview-promise">
          <p>{promise('promise.mixed')}</p>
          <p>{promise('promise.upward')}</p>
          <p>{promise('promise.refresh')}</p>
          <p>{promise('promise.helpers')}</p>
        </blockquote>
        {round !== null && !round.witnessed && !organisation.simulated && <p>{t('promise.unwitnessed')}</p>}
      </ReportSection>
    </>
  )
}

const DownloadLink = (link: FileButtonProps) => <LinkButton {...link} download />
