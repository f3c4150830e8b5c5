import { act, fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { overviewOf, reportProps } from '#test/component/report-props.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { figure, unit } from '#test/factories/overview.ts'
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

const { words, overview, ways, names, led } = reportProps(overviewOf(units))

const Pages = () =>
  useLocation().search.includes('enhet=') ? null : (
    <UnitTable {...{ words, overview, ways, names, led, units }} caption="4 enheter" />
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
  expect(router.state.location.search).toBe('')
})

test('on paper, where cells have no colour, nothing is said of colours', () => {
  showInPage(<Pages />, 'overview')
  expect(screen.getByText(/^En mörkare ruta/).className).toBe('no-print')
  expect(screen.getByText(/^Kolumnen Utveckling/).className).not.toContain('no-print')
})
