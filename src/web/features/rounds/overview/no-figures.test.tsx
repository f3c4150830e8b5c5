import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { overviewOf, reportProps } from '#test/component/report-props.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { Report } from './overview.tsx'

test('a manager without figures is told that they come with a round of their own units', () => {
  const empty = overviewOf([], { rounds: [], round: null })
  showInPage(<Report {...reportProps(empty, { led: true })} />, 'overview')
  expect(screen.getByText(/första mätningen i någon av dina enheter/)).toBeTruthy()
})
