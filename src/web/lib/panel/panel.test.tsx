import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { ApiError } from '../api.ts'
import { Panel } from './panel.tsx'
import { combined, type Reading } from './reading.ts'

afterEach(() => {
  vi.useRealTimers()
})

const away = new ApiError(503, 'unavailable')
const reading = (part: Partial<Reading<readonly string[]>>): Reading<readonly string[]> => ({
  data: undefined,
  error: null,
  refetch: vi.fn(),
  ...part,
})

function show(one: Reading<readonly string[]>) {
  showInPage(
    <Panel
      reading={one}
      shape="list"
      empty={{ when: (names) => names.length === 0, show: <p>Ingen är med ännu. Lägg till någon.</p> }}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Panel>,
    'problems',
  )
}

test('what is on its way has its shape, and a screen reader hears that it is on its way', () => {
  show(reading({}))
  const waiting = screen.getByRole('status')
  expect(waiting.textContent).toBe('Laddar...')
  expect(waiting.className).toContain('skeleton-list')
})

test('a wait of more than three seconds, as while a failing server is asked again, is said in words', () => {
  vi.useFakeTimers()
  show(reading({}))
  const slow = /Det tar längre tid än vanligt/
  act(() => vi.advanceTimersByTime(2900))
  expect(screen.queryByText(slow)).toBeNull()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').contains(screen.getByText(slow))).toBe(true)
})

test('what did not come says why, and can be asked for again', () => {
  const refetch = vi.fn()
  show(reading({ error: away, refetch }))
  expect(screen.getByRole('status').textContent).toMatch(/\S.*Försök igen/)
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('somebody who asks again goes on at the heading above, where it comes', () => {
  showInPage(
    <main>
      <h1>Idag</h1>
      <h2>Bokade tider</h2>
      <Panel reading={reading({ error: away })}>{() => null}</Panel>
      <h2>Hjälp</h2>
    </main>,
    'problems',
  )
  const again = screen.getByRole('button', { name: 'Försök igen Bokade tider' })
  again.focus()
  fireEvent.click(again)
  // The button disappears while the reading is repeated, and would take the focus with it.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bokade tider' }))
})

test('where several did not come, each is asked for again by a button that says what it asks for', () => {
  showInPage(
    <main>
      <h1>Idag</h1>
      <Panel reading={reading({ error: away })}>{() => null}</Panel>
      <h2 id="booked">Bokade tider</h2>
      <Panel reading={reading({ error: away })}>{() => null}</Panel>
      <h2>Hjälp</h2>
      <Panel reading={reading({ data: ['Åsa'], error: away })}>{() => null}</Panel>
    </main>,
    'problems',
  )
  const names = ['Försök igen Idag', 'Försök igen Bokade tider', 'Försök igen Hjälp']
  for (const name of names) expect(screen.getByRole('button', { name }).textContent).toBe('Försök igen')
  // The page has set this id.
  expect(screen.getByRole('heading', { name: 'Bokade tider' }).id).toBe('booked')
})

test('what brings its heading with it has that heading while it has not come', () => {
  const show = (part: Partial<Reading<readonly string[]>>) =>
    showInPage(
      <main>
        <h1>Drift</h1>
        <Panel reading={reading({ error: away, ...part })} heading="Arbete som har misslyckats">
          {() => <h2>Arbete som har misslyckats</h2>}
        </Panel>
      </main>,
      'problems',
    )
  const named = { name: 'Försök igen Arbete som har misslyckats' }
  const { unmount } = show({})
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Arbete som har misslyckats')
  fireEvent.click(screen.getByRole('button', named))
  // Its own heading disappears, and its replacement has another.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drift' }))
  unmount()
  show({ data: [] })
  // Only one, together with the older data.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(screen.getByRole('button', named)).toBeTruthy()
})

test('what was read stays when reading it again fails, and is said to be old', () => {
  const refetch = vi.fn()
  show(reading({ data: ['Åsa'], error: away, refetch }))
  expect(screen.getByRole('listitem').textContent).toBe('Åsa')
  expect(screen.getByRole('status').textContent).toContain('kan ha ändrats')
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('where there is nothing, it says what to do', () => {
  show(reading({ data: [] }))
  expect(screen.getByText('Ingen är med ännu. Lägg till någon.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('several readings are there when all of them are, and only what lacks is asked for again', () => {
  const there = reading({ data: ['Åsa'] })
  const failed = reading({ error: away })
  const both = combined({ there, failed })
  expect(both.data).toBeUndefined()
  expect(both.error).toBe(away)
  void both.refetch()
  expect(there.refetch).not.toHaveBeenCalled()
  expect(failed.refetch).toHaveBeenCalledOnce()
  expect(combined({ there, other: reading({ data: [] }) }).data).toEqual({ there: ['Åsa'], other: [] })
})
