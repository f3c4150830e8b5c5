import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { sharedScreen } from '#web/lib/shared-screen.ts'
import { newDraft, write } from './draft.ts'
import { formOf } from './form.ts'
import { type Entry, usePlace } from './use-place.ts'
import { placeAfter } from './way.ts'

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

/** The form of a person who answers each question with one press, until the result. */
function Answering() {
  const [draft, setDraft] = useState<ReturnType<typeof newDraft> | null>(null)
  const { place, go, replace } = usePlace(form, draft, true)
  function press() {
    const answered = write(
      draft ?? newDraft(form.version, 'key', 0),
      place.replace('question:', ''),
      'often',
      1,
    )
    const next = placeAfter(form, answered, place)
    if (place !== 'check') {
      setDraft(answered)
      go(next)
      return
    }
    replace('result', { finished: { id: 'key' } as Entry['finished'] & object })
    setDraft(null)
  }
  return (
    <>
      <p>Här: {place}</p>
      <button type="button" onClick={press}>
        Framåt
      </button>
    </>
  )
}

const AnsweringPages = () => (useLocation().pathname === page ? <Answering /> : <p>Här: sidan före</p>)

test('the way back from a result leads to the welcome, and from there out of the form', async () => {
  const { router } = showInPage(<AnsweringPages />, 'profile')
  await act(() => router.navigate(page))
  // The welcome, the promise, twelve questions and the check page.
  for (let pressed = 0; pressed < 15; pressed++)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Framåt' })))
  expect(screen.getByText('Här: result')).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(screen.getByText('Här: welcome')).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(screen.getByText('Här: sidan före')).toBeTruthy()
})
