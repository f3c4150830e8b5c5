import { act, fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { figure, limits, unit } from '#test/factories/overview.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { translate } from '#text/messages.ts'
import type { ReportProps } from './overview-view.ts'
import { UnitTable } from './unit-table.tsx'

const units = [
  unit('whole', null, { name: 'Kommunen', figure: figure(2.4) }),
  ...[
    ['Avdelning 10', 2.2],
    ['Avdelning 2', 3.1],
    ['Förskolan Solen', 2.6],
  ].map(([name, at]) =>
    unit(String(name), 'whole', { name: String(name), depth: 1, figure: figure(Number(at)) }),
  ),
]

const words: ReportProps['words'] = {
  language: 'sv',
  t: (key, params) => translate(dictionaries.sv.overview, key, 'sv', params),
}
const overview = {
  organisation: { id: 'o', name: 'Kommunen', simulated: false },
  rounds: [],
  round: {
    id: 'r',
    instrument: 'stressprofil',
    version: '1.0',
    smallestGroup: 8,
    limits,
    ownQuestions: [],
    witnessed: true,
  },
  units,
}
const ways = {
  unit: (id: string) => `/enheter?enhet=${id}`,
  units: '/enheter',
  measures: () => '/atgarder',
  plan: null,
}

const Pages = () =>
  useLocation().search.includes('enhet=') ? null : (
    <UnitTable
      {...{ words, overview, ways, units }}
      names={{ categories: [], causes: [] }}
      led={false}
      caption="4 enheter"
    />
  )

const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((head) =>
      within(head)
        .getByRole('link')
        .textContent?.replace(/under Kommunen$/, ''),
    )
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('units are sorted by name as people count: 2 before 10', async () => {
  showInPage(<Pages />, 'overview')
  await press('Enhet')
  expect(shown()).toEqual(['Avdelning 2', 'Avdelning 10', 'Förskolan Solen', 'Kommunen'])
})

test('who opens a unit and comes back finds the table sorted and searched as before', async () => {
  const { router } = showInPage(<Pages />, 'overview')
  await press('Totalt')
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'avdelning' } })
  await act(async () => fireEvent.blur(search))
  expect(shown()).toEqual(['Avdelning 2', 'Avdelning 10'])
  await act(() => router.navigate('/enheter?enhet=Avdelning 2'))
  await act(() => router.navigate(-1))
  expect(shown()).toEqual(['Avdelning 2', 'Avdelning 10'])
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'avdelning')
  await press('Ordna som organisationen')
  expect(shown()).toHaveLength(4)
})
