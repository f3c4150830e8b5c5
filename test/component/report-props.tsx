import type { Overview } from '#contract/rounds/overview.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { translate } from '#text/messages.ts'
import type { ReportProps } from '#web/features/rounds/overview/overview-view.ts'
import { limits } from '../factories/overview.ts'

export const overviewOf = (units: Overview['units'], given: Partial<Overview> = {}): Overview => ({
  organisation: { id: 'organisation', name: 'Kommunen', simulated: false },
  rounds: [roundOf('autumn', 'Hösten', '2026-11-30')],
  round: {
    id: 'autumn',
    instrument: 'stressprofil',
    version: '1.0',
    smallestGroup: 8,
    limits,
    ownQuestions: [],
    witnessed: true,
  },
  units,
  ...given,
})

export const roundOf = (id: string, name: string, closedAt: string): Overview['rounds'][number] => ({
  id,
  name,
  scope: null,
  instrument: 'stressprofil',
  instrumentName: { sv: 'Stressprofil', en: 'Stress Profile' },
  version: '1.0',
  asksCauses: false,
  limits,
  closedAt,
  releasedAt: closedAt,
})

/** The props of a view of these figures for HR, in Swedish. */
export const reportProps = (overview: Overview, given: Partial<ReportProps> = {}): ReportProps => ({
  words: { language: 'sv', t: (key, params) => translate(dictionaries.sv.overview, key, 'sv', params) },
  promise: (key, params) => translate(dictionaries.sv.promise, key, 'sv', params),
  names: { categories: [], causes: [] },
  overview,
  view: { round: undefined, unit: null, cause: null, choose: () => {} },
  ways: {
    unit: (id) => `/enheter?enhet=${id}`,
    units: '/enheter',
    measures: () => '/atgarder',
    plan: null,
  },
  rounds: { key: [], read: () => Promise.reject(new Error('not asked for')) },
  led: false,
  fileAddress: null,
  onPaper: null,
  onHeading: () => {},
  ...given,
})
