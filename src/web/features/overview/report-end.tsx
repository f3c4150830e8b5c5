import { Button } from '#web/ui/button/button.tsx'
import type { ReportProps } from './overview-view.ts'

/** What everybody who answered was promised, and how to take the figures along. */
export function ReportEnd({
  words: { t },
  promise,
  csvAddress,
}: Pick<ReportProps, 'words' | 'promise' | 'csvAddress'>) {
  return (
    <>
      <section className="overview-section no-print" aria-labelledby="export">
        <h2 id="export">{t('export.title')}</h2>
        <p>{t('export.note')}</p>
        <p className="actions">
          {csvAddress !== null && (
            <a className="button button-quiet" href={csvAddress} download>
              {t('export.csv')}
            </a>
          )}
          <Button kind="quiet" onClick={() => window.print()}>
            {t('export.print')}
          </Button>
        </p>
      </section>
      <section className="overview-section no-print" aria-labelledby="promise">
        <h2 id="promise">{t('promise.title')}</h2>
        <blockquote className="overview-promise">
          <p>{promise('promise.mixed')}</p>
          <p>{promise('promise.upward')}</p>
          <p>{promise('promise.refresh')}</p>
          <p>{promise('promise.helpers')}</p>
        </blockquote>
      </section>
    </>
  )
}
