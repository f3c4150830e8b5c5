import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overviewOf, reportProps } from '#test/component/report-props.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { figure, unit } from '#test/factories/overview.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { Report as MeasuresReport } from './measures.tsx'
import { Report as OverviewReport } from './overview.tsx'
import type { ReportProps } from './overview-view.ts'
import { Report as UnitsReport } from './units.tsx'

const whole = unit('whole', null, { name: 'Kommunen', figure: figure(2.4) })

const pages = [
  ['the overview', OverviewReport],
  ['the units', UnitsReport],
  ['the measures', MeasuresReport],
] as const

const show = (Report: (props: ReportProps) => React.ReactNode, given: Partial<ReportProps> = {}) =>
  showInPage(
    <QueryProvider>
      <Report {...reportProps(overviewOf([whole]), given)} />
    </QueryProvider>,
    'overview',
    'overviewGuide',
    'promise',
    'measures',
    'ownFigures',
  )

const view = { round: undefined, unit: 'closed', cause: null, choose: () => {} }
const missing = /^Enheten fanns inte med i mätningen/

test.each(pages)('%s says that a chosen unit was not in the round, before it shows another', (_, Report) => {
  show(Report, { view })
  expect(screen.getByText(missing)).toBeTruthy()
})

test.each(pages)('to a manager %s says that the unit may be one that somebody else leads', (_, Report) => {
  show(Report, { view, led: true })
  expect(screen.getByText(missing).textContent).toContain('någon annan leder')
})

test.each(pages)('%s says nothing of it where the unit is shown, or none is chosen', (_, Report) => {
  for (const chosen of [null, 'whole']) {
    show(Report, { view: { ...view, unit: chosen } })
    expect(screen.queryByText(missing)).toBeNull()
  }
})
