import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffBookingView } from '#contract/bookings/booking.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { HeldBooking } from './held-booking.tsx'

const booking: StaffBookingView = {
  id: '7f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f12',
  type: 'meeting',
  state: 'booked',
  startsAt: '2030-03-04T08:00:00.000Z',
  endsAt: '2030-03-04T08:30:00.000Z',
  way: 'phone',
  with: 'Pim Berg',
  link: null,
  wishes: null,
  version: 0,
  name: 'Joe Doe',
  email: 'joe@example.com',
  phone: '+44 20 7946 0000',
  company: '',
  language: 'en',
  cancelledBy: null,
}

const open = (change: Partial<StaffBookingView> = {}) =>
  showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <HeldBooking booking={{ ...booking, ...change }} onPlaced={() => {}} />
      </ul>
    </QueryClientProvider>,
    'staffCalendar',
    'lectureTitles',
  )

test('who calls somebody that has booked in English knows it before', () => {
  open()
  expect(screen.getByRole('listitem').textContent).toContain('Telefon · Bokad · English')
})

test('Swedish goes without saying', () => {
  open({ language: 'sv' })
  expect(screen.queryByText(/Svenska/)).toBeNull()
})
