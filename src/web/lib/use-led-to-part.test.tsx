import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { useLedToPart } from './use-led-to-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  location.hash = ''
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function Page() {
  useLedToPart()
  return (
    <main>
      <h1>Översikt</h1>
      <button type="button">Byt mätning</button>
    </main>
  )
}

/** A link leads to `/hr-dashboard#export`. @returns a function that adds a part to the page */
async function open() {
  location.hash = '#export'
  const { router } = showInPage(<Page />)
  const parts = document.querySelector('main')
  await act(() => router.navigate('/hr-dashboard#export'))
  return (name: string) => {
    const part = document.createElement('h2')
    part.id = name
    part.textContent = name
    parts?.append(part)
    return part
  }
}

test('somebody who is led to a part of a page is there when it comes', async () => {
  const add = await open()
  await wait(2000)
  expect(document.activeElement).toBe(document.body)
  add('causes')
  const part = add('export')
  await wait(200)
  expect(document.activeElement).toBe(part)
})

test('somebody who has gone on to something else is left there', async () => {
  const add = await open()
  await wait(500)
  const button = screen.getByRole('button')
  button.focus()
  add('export')
  await wait(500)
  expect(document.activeElement).toBe(button)
})

test('somebody who has begun to read is not taken elsewhere', async () => {
  const add = await open()
  await wait(500)
  window.dispatchEvent(new WheelEvent('wheel'))
  add('export')
  await wait(500)
  expect(document.activeElement).toBe(document.body)
})

test('what comes above a part moves it, and it is brought into sight again as long as it has the focus', async () => {
  const add = await open()
  const part = add('export')
  const shown = vi.fn()
  part.scrollIntoView = shown
  let height = 1000
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  await wait(500)
  expect(shown).toHaveBeenCalledTimes(1)
  height = 2000
  await wait(500)
  expect(shown).toHaveBeenCalledTimes(2)
  screen.getByRole('button').focus()
  height = 3000
  await wait(500)
  expect(shown).toHaveBeenCalledTimes(2)
})

test('a part in a fold is unfolded, and its row has the focus', async () => {
  await open()
  const fold = document.createElement('details')
  fold.id = 'export'
  fold.innerHTML = '<summary>Ladda ner</summary>'
  document.querySelector('main')?.append(fold)
  await wait(200)
  expect(fold.open).toBe(true)
  expect(document.activeElement?.localName).toBe('summary')
})
