import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { Begin } from './begin.tsx'

const maria = { id: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a02', name: 'Maria', licenceNumber: '1' }

const open = (isWorkAddress: boolean) =>
  showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <Begin personId="anna" guides={[maria]} isWorkAddress={isWorkAddress} about="" />
    </QueryClientProvider>,
    'guidance',
    'problems',
  )

const warning = () => screen.queryByText('Lägg till din privata adress först')

test('somebody who signs in with the work address alone is told to add a private one before beginning', () => {
  open(true)
  expect(warning()).not.toBeNull()
  expect(screen.getByText('Lägg till en privat adress').getAttribute('href')).toBe('/installningar')
})

test('nobody else is told', () => {
  open(false)
  expect(warning()).toBeNull()
})
