import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BookingView } from '#contract/bookings/booking.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { BookingChoices } from './booking-choices.tsx'
import { BookingFacts } from './booking-facts.tsx'

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** A support session by video that began so many minutes ago and lasts half an hour. */
function open(minutesAgo: number) {
  const view: BookingView = {
    id: '7f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f12',
    type: 'support',
    state: 'booked',
    startsAt: minutesFromNow(-minutesAgo),
    endsAt: minutesFromNow(30 - minutesAgo),
    way: 'video',
    with: 'Pim Berg',
    link: 'https://mote.example/pim',
    wishes: null,
    version: 0,
  }
  showInPage(
    <>
      <BookingFacts view={view} />
      <BookingChoices view={view} quiet={false} onMove={() => {}} onCancel={() => {}} />
    </>,
    'booking',
    'lectureTitles',
  )
}

test('who comes five minutes late is not told that the time has passed, but how to come in and whom to reach', () => {
  open(5)
  expect(screen.getByText('Pågår nu')).toBeTruthy()
  expect(screen.queryByText('Tiden har passerat')).toBeNull()
  expect(screen.getByRole('link', { name: 'Öppna videomötet' })).toBeTruthy()
  expect(screen.getByText(/Om ni inte får kontakt/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('after its end the time has passed, and another one can be booked', () => {
  open(31)
  expect(screen.getByText('Tiden har passerat')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Boka en ny tid' })).toBeTruthy()
})
