import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { OwnMail } from './own-mail.tsx'

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json({ kinds: [{ kind: 'plan-reminder', refused: false }] }))
})

afterEach(() => {
  location.hash = ''
  vi.unstubAllGlobals()
})

async function open() {
  showInPage(
    <QueryProvider>
      <OwnMail />
    </QueryProvider>,
    'mailChoices',
    'problems',
  )
  const heading = await screen.findByRole('heading', { name: 'Mejl från oss' })
  return heading.closest('details')
}

test('the kinds of mail are folded until somebody wants to choose', async () => {
  expect((await open())?.open).toBe(false)
})

test('a link to them finds them unfolded', async () => {
  location.hash = '#mejl'
  expect((await open())?.open).toBe(true)
})

test('where the kinds did not come, the section says why, and asks again', async () => {
  location.hash = '#mejl'
  const answers = [Response.json({ code: 'too-many-requests' }, { status: 429 })]
  const kinds = [{ kind: 'plan-reminder', refused: false }]
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.json({ kinds }))
  expect((await open())?.open).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name: /^Försök igen/ }))
  expect(await screen.findByRole('checkbox')).toBeTruthy()
})
