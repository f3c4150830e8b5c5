import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { MessageList, type ShownMessage } from './message-list.tsx'
import type { Earlier } from './use-earlier.ts'

const message = (id: string, more: Partial<ShownMessage> = {}): ShownMessage => ({
  id,
  author: 'Kim',
  own: false,
  text: `Text ${id}`,
  sentAt: '2026-11-20T09:00:00.000Z',
  ...more,
})

const nothingEarlier = { count: 0, busy: false, error: null, read: () => {} }
const open = (messages: readonly ShownMessage[], earlier: Partial<Earlier> = {}) =>
  showInPage(
    <MessageList messages={messages} earlier={{ ...nothingEarlier, ...earlier }} empty="Inget än." />,
    'guidance',
    'problems',
  )

test('an empty thread says what to do', () => {
  open([])
  expect(screen.getByText('Inget än.')).toBeTruthy()
})

test('the six latest are shown, and the earlier ones when asked for', () => {
  open(Array.from({ length: 9 }, (_, at) => message(`${at + 1}`)))
  expect(screen.queryByText('Text 3')).toBeNull()
  expect(screen.getByText('Text 9')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Visa 3 tidigare meddelanden' }))
  expect(screen.getAllByRole('article')).toHaveLength(9)
})

test('what waits for the reader is never folded away', () => {
  open(Array.from({ length: 12 }, (_, at) => message(`${at + 1}`, { waits: at === 2 || at === 9 })))
  expect(screen.queryByText('Text 2')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(10)
  expect(screen.getByRole('button', { name: 'Visa 2 tidigare meddelanden' })).toBeTruthy()
})

test('what is still on the server is read, at most thirty at a time, once all others are shown', () => {
  const read = vi.fn()
  open(
    Array.from({ length: 7 }, (_, at) => message(`${at + 1}`)),
    { count: 40, read },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Visa 1 tidigare meddelande' }))
  expect(read).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Visa 30 tidigare meddelanden' }))
  expect(read).toHaveBeenCalledOnce()
})

test('earlier messages that could not be read say so, and can be asked for again', () => {
  const read = vi.fn()
  open([message('1')], { count: 2, error: new Error('offline'), read })
  expect(screen.getByRole('alert')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Visa 2 tidigare meddelanden' }))
  expect(read).toHaveBeenCalledOnce()
})

test('markup is shown as text, and any script has its own direction', () => {
  open([message('1', { text: '<b onclick="x()">شكرا</b>' })])
  const text = screen.getByText('<b onclick="x()">شكرا</b>')
  expect(text.getAttribute('dir')).toBe('auto')
  expect(text.querySelector('b')).toBeNull()
})

test('a message whose key is lost says so, and the others are there', () => {
  open([message('1', { text: null }), message('2')])
  expect(screen.getByText(/^Det här meddelandet går inte att läsa längre/)).toBeTruthy()
  expect(screen.getByText('Text 2')).toBeTruthy()
})
