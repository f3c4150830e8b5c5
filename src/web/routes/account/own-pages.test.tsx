import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountOutOfReach } from '#test/component/account-out-of-reach.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { OwnPages } from './own-pages.tsx'

const { untilTold } = accountOutOfReach()

const open = async (query: string) => {
  const { router } = showInPage(
    <OwnPages forms={[]} />,
    'problems',
    'ownDocument',
    'profile',
    'result',
    'safety',
    'support',
    'myResults',
    'easySwedish',
  )
  await act(() => router.navigate(`/mina-resultat${query}`))
  await untilTold()
}

test('whose account cannot be reached is not told that there are no results', async () => {
  await open('')
  expect(screen.queryByText('Här finns inga resultat än')).toBeNull()
})

test('whose account cannot be reached is not told that a result is deleted', async () => {
  await open('?id=3b0f5b0e-6f4e-4b8e-9b0e-000000000001')
  expect(screen.queryByText('Resultatet finns inte här')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dina resultat')
})
