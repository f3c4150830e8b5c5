import type { FigureView } from '#contract/overview.ts'
import { isMostlyRaised } from '#core/zones/group-level.ts'
import { type FigureTexts, shareWords } from '#text/figure-words.ts'
import { ZoneBars } from '#web/ui/charts/zone-bars.tsx'
import { FigureBlock } from './figure-block.tsx'
import { zoneOrder } from './overview-view.ts'

export function ZonesSection({
  words,
  figure,
}: {
  readonly words: FigureTexts
  readonly figure: FigureView
}) {
  const { t } = words
  const most = zoneOrder.find((zone) => figure.zones[zone].lo >= 0.5)
  const bars = zoneOrder.map((zone) => ({
    zone,
    word: t(`zone.${zone}`),
    shown: shareWords(words, figure.zones[zone]),
    span: figure.zones[zone],
  }))
  return (
    <FigureBlock
      id="zones"
      title={t('zones.title')}
      caption={
        most === undefined
          ? t(isMostlyRaised(figure) ? 'zones.captionRaised' : 'zones.captionEven')
          : t('zones.caption', {
              zone: t(`zone.${most}`).toLowerCase(),
              share: shareWords(words, figure.zones[most]),
            })
      }
      note={t('zones.note')}
      table={{
        label: t('table.show'),
        head: [t('table.zone'), t('table.share')],
        rows: bars.map(({ word, shown }) => [word, shown]),
      }}
    >
      <ZoneBars bars={bars} />
    </FigureBlock>
  )
}
