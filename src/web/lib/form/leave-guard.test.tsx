import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { LeaveGuard } from './leave-guard.tsx'

describe('what is written and stored nowhere', () => {
  const show = (unsaved: boolean) =>
    showInPage(
      <>
        <a href="/annat">Annat</a>
        <a href="#hit">Hit</a>
        <LeaveGuard unsaved={unsaved} />
      </>,
    )
  const confirm = vi.fn()
  beforeEach(() => vi.stubGlobal('confirm', confirm.mockReset()))
  afterEach(() => vi.unstubAllGlobals())
  /** @returns whether the click was let through */
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

  test('is asked about before a link leaves the page, and stays for a no', () => {
    show(true)
    confirm.mockReturnValue(false)
    expect(follow('Annat')).toBe(false)
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'Det du har skrivit är inte sparat. Vill du lämna sidan ändå?',
    )
    confirm.mockReturnValue(true)
    expect(follow('Annat')).toBe(true)
  })

  test('is asked about at the back button of the browser, and stays for a no', async () => {
    const { router } = show(true)
    await act(() => router.navigate('/skriver'))
    expect(confirm).not.toHaveBeenCalled()
    confirm.mockReturnValue(false)
    await act(() => router.navigate(-1))
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      'Det du har skrivit är inte sparat. Vill du lämna sidan ändå?',
    )
    expect(router.state.location.pathname).toBe('/skriver')
    confirm.mockReturnValue(true)
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  test('is not asked about for a place on the same page', () => {
    show(true)
    expect(follow('Hit')).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
  })

  test('makes the browser ask before it closes the page', () => {
    show(true)
    expect(closes()).toBe(false)
  })

  test('asks nothing where all of it is stored', async () => {
    const { router } = show(false)
    expect(follow('Annat')).toBe(true)
    expect(closes()).toBe(true)
    await act(() => router.navigate('/skriver'))
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/')
    expect(confirm).not.toHaveBeenCalled()
  })
})
