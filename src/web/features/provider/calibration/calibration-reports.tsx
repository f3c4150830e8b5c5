import { useQuery } from '@tanstack/react-query'
import { lowestItemRest } from '#core/psychometrics/second-look.ts'
import { formatNumber } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { VersionReport } from './version-report.tsx'

/** The report on each instrument version, the newest first. */
export function CalibrationReports() {
  const t = useText('calibration')
  const { language } = useLanguage()
  const list = useQuery({
    queryKey: ['calibrations', language],
    queryFn: ({ signal }) => callApi('listCalibrations', { query: { lang: language }, signal }),
  })
  return (
    <Panel reading={list} shape="text">
      {({ instruments }) => (
        <div className="flow">
          {instruments.map((instrument) => (
            <VersionReport key={`${instrument.id} ${instrument.version}`} instrument={instrument} />
          ))}
          <div className="section-part">
            <Fold id="reading" level={2} title={t('reading.title')}>
              <p>{t('reading.reliability')}</p>
              <p>{t('reading.item', { lowest: formatNumber(lowestItemRest, language, 2) })}</p>
              <p>{t('reading.change')}</p>
              <p>{t('reading.limits')}</p>
            </Fold>
          </div>
        </div>
      )}
    </Panel>
  )
}
