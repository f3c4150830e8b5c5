import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountOutOfReach } from '#test/component/account-out-of-reach.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import ActionPlanPage from './action-plan.tsx'

const { asked, untilTold } = accountOutOfReach()

test('whose account cannot be reached is not told that there is no result, and can try again', async () => {
  showInPage(
    <ActionPlanPage />,
    'result',
    'safety',
    'actions',
    'ownDocument',
    'calendarFeed',
    'secondFactor',
    'problems',
    'actionPlan',
  )
  await untilTold('Det går inte att nå ditt konto just nu.')
  expect(screen.queryByText('Du har inget resultat här än')).toBeNull()
  // The unknown result may be red.
  expect(screen.getByRole('link', { name: 'Ring 112' })).toBeTruthy()
  // Plan and result cannot be read for the same reason: one message, and one button for both.
  const [again, ...more] = screen.getAllByRole('button', { name: 'Försök igen' })
  if (again === undefined) throw new Error('there is no press')
  expect(more).toEqual([])
  asked.mockClear()
  await act(async () => fireEvent.click(again))
  expect(asked.mock.calls.map(([path]) => path).toSorted()).toEqual(['/api/v1/me', '/api/v1/me/plan'])
})
