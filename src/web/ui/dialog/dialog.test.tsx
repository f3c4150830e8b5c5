import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

const onClose = vi.fn()
const dialog = (open: boolean) => (
  <Dialog open={open} onClose={onClose} title="Andas en minut" closeLabel="Stäng">
    <p>Andas in</p>
  </Dialog>
)

test('a dialog that has been opened again is not closed by the closing before, of which the browser tells late', () => {
  const { rerender } = render(dialog(true))
  rerender(dialog(false))
  rerender(dialog(true))
  onClose.mockClear()
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})

test('a dialog that somebody closes by its button is closed, and the page hears of it', () => {
  render(dialog(true))
  onClose.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onClose).toHaveBeenCalled()
})
