import { PageLink } from '#web/lib/page-link.tsx'
import { Button, LinkButton } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { DeckSwitch } from './deck.tsx'
import type { FileButtonProps, ReportProps } from './overview-view.ts'
import { ReadingGuide } from './reading-guide.tsx'
import { ReportSection } from './report-section.tsx'

/** How to export the figures and how to read them, and what everybody who answered was promised. */
export function ReportEnd({
  words,
  promise,
  overview: { organisation, round },
  fileAddress,
  FileButton = DownloadLink,
  hasDeck,
}: Pick<ReportProps, 'words' | 'promise' | 'overview' | 'fileAddress' | 'FileButton'> & {
  /** The unit has figures for slides. */
  readonly hasDeck: boolean
}) {
  const { t } = words
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
          {hasDeck && <DeckSwitch words={words} on />}
        </p>
      </ReportSection>
      <div className="folds no-print">
        <ReadingGuide />
        <Fold id="promise" title={t('promise.title')} level={2}>
          <blockquote className="overview-promise">
            <p>{promise('promise.mixed')}</p>
            <p>{promise('promise.upward')}</p>
            <p>{promise('promise.refresh')}</p>
            <p>{promise('promise.helpers')}</p>
          </blockquote>
          {round !== null && !round.witnessed && !organisation.simulated && <p>{t('promise.unwitnessed')}</p>}
          <p>
            <PageLink to="/kontrollera">{t('proof.check')}</PageLink>
          </p>
        </Fold>
      </div>
    </>
  )
}

const DownloadLink = (link: FileButtonProps) => <LinkButton {...link} download />
