import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overviewOf, reportProps } from '#test/component/report-props.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { figure, unit } from '#test/factories/overview.ts'
import { LookAtThis } from './look-at-this.tsx'
import type { Unit } from './overview-view.ts'

const low = { figure: figure(1.8, undefined, 0.1) }

function show(units: readonly Unit[]) {
  const overview = overviewOf([...units])
  const [top] = units
  if (top === undefined || overview.round === null) throw new Error('nothing is shown')
  showInPage(<LookAtThis {...reportProps(overview)} round={overview.round} unit={top} />, 'overview')
}

test('who leads a team without units below it is shown no list of these', () => {
  show([unit('team', null, low)])
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('where all units right below are hidden, those further down are still compared', () => {
  show([unit('top', null, low), unit('middle', 'top'), unit('team', 'middle', low)])
  expect(screen.getByText('Ingen enhet under top sticker ut i de siffror som visas.')).toBeTruthy()
})

test('where no unit below has a figure, nothing is compared', () => {
  show([unit('top', null, low), unit('middle', 'top'), unit('team', 'middle')])
  expect(screen.getByText(/finns inget att jämföra/)).toBeTruthy()
})
