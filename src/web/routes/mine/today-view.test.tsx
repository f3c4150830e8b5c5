import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accountOutOfReach } from '#test/component/account-out-of-reach.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { TodayView } from './today-view.tsx'

const { untilTold } = accountOutOfReach()

test('whose account cannot be reached is not taken for new, and has numbers to call', async () => {
  showInPage(<TodayView forms={[]} titles={{}} exercises={{}} />, 'problems', 'mine')
  await untilTold()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('link', { name: 'Ring 112' })).toBeTruthy()
  expect(screen.queryByText('Gör stressprofilen')).toBeNull()
  expect(screen.queryByText('Det här kommer sidan att visa')).toBeNull()
  expect(screen.getByRole('link', { name: 'Be om stöd' })).toBeTruthy()
})
