import type { Example } from '../example.ts'
import { DayLine } from './day-line.tsx'
import { HeatMap } from './heat-map.tsx'
import { ScoreBars } from './score-bars.tsx'
import { TrendLines } from './trend-lines.tsx'
import { ZoneBars } from './zone-bars.tsx'

const axis = ['1', '2', '3', '4', '5']
const limits = { yellow: 2.54, red: 2.96 }

export const examples: readonly Example[] = [
  {
    name: 'Andel i varje zon: säker och möjlig del',
    element: (
      <ZoneBars
        bars={[
          { zone: 'green', word: 'Grön zon', shown: '50–60 %', span: { lo: 0.5, hi: 0.6 } },
          { zone: 'yellow', word: 'Gul zon', shown: '20–30 %', span: { lo: 0.2, hi: 0.3 } },
          { zone: 'red', word: 'Röd zon', shown: 'högst 10 %', span: { lo: 0, hi: 0.1 } },
        ]}
      />
    ),
  },
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
        points={[
          { key: 'a', label: 'sep 25', shown: '2,4', span: { lo: 2.3, hi: 2.5 }, uncertainty: 0.3 },
          { key: 'b', label: 'dec 25', shown: '2,6', span: { lo: 2.5, hi: 2.7 }, uncertainty: 0.3 },
          { key: 'c', label: 'mars 26', shown: 'visas inte', span: null, uncertainty: 0 },
          { key: 'd', label: 'maj 26', shown: '2,2', span: { lo: 2.1, hi: 2.3 }, uncertainty: 0.3 },
        ]}
      />
    ),
  },
  {
    name: 'Karta över enheter med en dold rad',
    element: (
      <HeatMap
        caption="Totalt och trötthet för varje enhet"
        corner="Enhet"
        columns={[
          { key: 'total', label: 'Totalt' },
          { key: 'exhaustion', label: 'Trötthet' },
        ]}
        rows={[
          {
            key: 'a',
            label: 'Hela organisationen',
            depth: 0,
            cells: [
              { key: 'total', shown: '2,2', step: 2 },
              { key: 'exhaustion', shown: '2,8', step: 3 },
            ],
          },
          {
            key: 'b',
            label: 'Norr',
            depth: 1,
            cells: [
              { key: 'total', shown: '3,1', step: 4 },
              { key: 'exhaustion', shown: '3,6', step: 5 },
            ],
          },
          {
            key: 'c',
            label: 'Söder',
            depth: 1,
            cells: [
              { key: 'total', shown: null },
              { key: 'exhaustion', shown: null },
            ],
          },
        ]}
        hidden="Visas inte"
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
