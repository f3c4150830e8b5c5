import type { Example } from '../example.ts'
import { DayLine } from './day-line.tsx'
import { ScoreBars } from './score-bars.tsx'
import { ScoreDots } from './score-dots.tsx'
import { ShareBar } from './share-bar.tsx'
import { SparkLine } from './spark-line.tsx'
import { TrendLines } from './trend-lines.tsx'

const axis = ['1', '2', '3', '4', '5']
const limits = { yellow: 2.54, red: 2.96 }

export const examples: readonly Example[] = [
  {
    name: 'Andelar av en grupp i en stapel: säkert och möjligt',
    element: (
      <ShareBar
        shares={{ green: { lo: 0.5, hi: 0.6 }, yellow: { lo: 0.2, hi: 0.3 }, red: { lo: 0, hi: 0.1 } }}
      />
    ),
  },
  {
    name: 'Siffror som punkter, med en ring för gången före',
    element: (
      <ScoreDots
        axisLabels={axis}
        rows={[
          { key: 'demands', label: 'Arbetsmängd', shown: '3,1', at: 3.1, before: 2.7, limits },
          { key: 'control', label: 'Inflytande', shown: '2,4', at: 2.4, limits },
        ]}
      />
    ),
  },
  { name: 'En liten linje i en rad', element: <SparkLine values={[2.4, 2.6, null, 2.5, 2.2]} /> },
  {
    name: 'Siffror på skalan 1–5 med osäkerhet och gränser',
    element: (
      <ScoreBars
        axisLabels={axis}
        rows={[
          {
            key: 'total',
            label: 'Totalt',
            shown: '2,6',
            span: { lo: 2.5, hi: 2.7 },
            uncertainty: 0.3,
            limits,
          },
          { key: 'low', label: 'Lägsta ändan', shown: '1,6 eller lägre', span: { lo: 1, hi: 1.7 } },
          { key: 'high', label: 'Högsta ändan', shown: '4,4 eller högre', span: { lo: 4.3, hi: 5 } },
        ]}
      />
    ),
  },
  {
    name: 'Utveckling med ett glapp där ingen siffra visas',
    element: (
      <TrendLines
        axisLabels={[...axis].reverse()}
        limits={limits}
        withZones
        points={[
          { key: 'a', label: 'sep 25', shown: '2,4', span: { lo: 2.3, hi: 2.5 }, uncertainty: 0.3 },
          { key: 'b', label: 'dec 25', shown: '2,6', span: { lo: 2.5, hi: 2.7 }, uncertainty: 0.3 },
          { key: 'c', label: 'mars 26', shown: 'visas inte', span: null, uncertainty: 0 },
          {
            key: 'x',
            label: 'april 26',
            shown: '2,9',
            span: { lo: 2.8, hi: 3 },
            uncertainty: 0.3,
            apart: true,
          },
          { key: 'd', label: 'maj 26', shown: '2,2', span: { lo: 2.1, hi: 2.3 }, uncertainty: 0.3 },
        ]}
      />
    ),
  },
  {
    name: 'Dag för dag på skalan 1–5, med en dag utan svar',
    element: (
      <DayLine
        axisLabels={[...axis].reverse()}
        ends={['måndag 2 november', 'söndag 8 november']}
        values={[2, 1, 2, null, 3, 3, 4].map((value, at) => ({ key: `${at}`, value }))}
      />
    ),
  },
]
