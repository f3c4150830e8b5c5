import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { sharedScreen } from '#web/lib/shared-screen.ts'
import { formOf } from './form.ts'
import { type Entry, usePlace } from './use-place.ts'

// The simulated browser does not report navigation types, so no page counts as opened again here.
vi.stubGlobal('PerformanceNavigationTiming', class {})

const form = formOf(stressprofil, 'sv')
const page = '/stressprofil/start'

function Flow() {
  const { place } = usePlace(form, null, true)
  return <p>Här: {place}</p>
}

const Pages = () => (useLocation().pathname === page ? <Flow /> : null)

/** Returns to the form by the browser's back button, to the history entry of a result. */
async function comeBackToResult(): Promise<void> {
  const state = { place: 'result', finished: { id: 'an answering' } } as Entry
  const { router } = showInPage(<Pages />, 'profile')
  await act(() => router.navigate(page, { state }))
}

afterEach(() => sharedScreen.erase())

test('a result is still there for somebody who comes back to it in their own browser', async () => {
  await comeBackToResult()
  expect(screen.getByText('Här: result')).toBeTruthy()
})

test('at a shared screen nobody comes back to a result: the form begins at its welcome', async () => {
  sharedScreen.write('/svara')
  await comeBackToResult()
  expect(screen.getByText('Här: welcome')).toBeTruthy()
})
