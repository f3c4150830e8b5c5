import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overviewOf, reportProps } from '#test/component/report-props.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { figure, unit } from '#test/factories/overview.ts'
import { KeyFigures } from './key-figures.tsx'

test('a screen reader finds no empty list beside the key figures', () => {
  const shown = { ...unit('team', null), figure: figure(2.4) }
  const overview = overviewOf([shown])
  if (overview.round === null) throw new Error('nothing is shown')
  showInPage(<KeyFigures {...reportProps(overview)} round={overview.round} unit={shown} />, 'overview')
  const items = screen.getAllByRole('listitem')
  expect(items.filter(({ textContent }) => textContent?.trim() === '')).toEqual([])
})
