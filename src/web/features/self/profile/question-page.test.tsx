import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { advanceDelay, advanceStore } from './auto-advance.ts'
import { newDraft, write } from './draft.ts'
import { formOf } from './form.ts'
import { QuestionPage } from './question-page.tsx'

const form = formOf(stressprofil, 'sv')
const [first = { id: '' }, second = { id: '' }] = form.items

/** The first two questions of the form. `onGone` is called whenever the person continues. */
function Questions({ onGone }: { readonly onGone: () => void }) {
  const [draft, setDraft] = useState(newDraft(form.version, 'key', 0))
  const [item, setItem] = useState(first.id)
  const nothing = () => {}
  return (
    <QuestionPage
      key={item}
      form={form}
      draft={draft}
      item={item}
      resumed={false}
      kept
      onAnswer={(word) => setDraft(write(draft, item, word, 1))}
      onContinue={() => {
        onGone()
        setItem(second.id)
      }}
      onSkip={nothing}
      onLeaveCauses={nothing}
      onPrevious={nothing}
      onStartOver={nothing}
      carry={{ purpose: { kind: 'self' }, onForget: nothing }}
    />
  )
}

const finger = { width: 20, height: 20, pressure: 0.5, pointerType: 'touch' }
const voiceOver = { width: 0, height: 0, pressure: 0, pointerType: 'touch' }
const talkBack = { width: 1, height: 1, pressure: 0, pointerType: 'mouse' }
const radio = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function open() {
  const onGone = vi.fn()
  showInPage(<Questions onGone={onGone} />, 'profile', 'readAloud', 'easySwedish', 'elsewhere')
  return onGone
}

function press(label: string, pointer: object = finger) {
  fireEvent.pointerDown(radio(label), pointer)
  fireEvent.click(radio(label))
}

// One clock for all tests, because the page remembers when it last advanced automatically.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
afterAll(() => void vi.useRealTimers())
beforeEach(() => void pass(60_000))
afterEach(() => advanceStore.erase())

test('a pressed answer is shown for a moment, and then the next question comes by itself', () => {
  const gone = open()
  press('Ofta')
  expect(radio('Ofta').checked).toBe(true)
  pass(advanceDelay - 1)
  expect(gone).not.toHaveBeenCalled()
  pass(1)
  expect(gone).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Fråga 2 av 12')).toBeTruthy()
})

test('the second of a double press does not answer the question that came', () => {
  open()
  press('Ofta')
  pass(advanceDelay + 100)
  press('Ofta')
  expect(radio('Ofta').checked).toBe(false)
  pass(200)
  press('Ofta')
  expect(radio('Ofta').checked).toBe(true)
})

test('who changes their mind within the moment goes on once, with the last answer', () => {
  const gone = open()
  press('Ofta')
  pass(advanceDelay - 50)
  press('Sällan')
  pass(advanceDelay - 1)
  expect(gone).not.toHaveBeenCalled()
  pass(1)
  expect(gone).toHaveBeenCalledTimes(1)
})

test.each([
  ['a key', undefined],
  ['VoiceOver', voiceOver],
  ['TalkBack', talkBack],
])('an answer chosen by %s waits for Continue', (_, pointer) => {
  const gone = open()
  if (pointer === undefined) fireEvent.keyDown(radio('Ofta'), { key: '4' })
  else press('Ofta', pointer)
  expect(radio('Ofta').checked).toBe(true)
  pass(60_000)
  expect(gone).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))
  expect(gone).toHaveBeenCalledTimes(1)
})

test('a key after the press stops what would have come by itself', () => {
  const gone = open()
  press('Ofta')
  fireEvent.keyDown(radio('Ofta'), { key: 'ArrowDown' })
  pass(60_000)
  expect(gone).not.toHaveBeenCalled()
})

test('it can be switched off for presses and on for keys, below the question', () => {
  const gone = open()
  fireEvent.click(screen.getByText('Gå vidare automatiskt'))
  fireEvent.click(screen.getByRole('radio', { name: /^Aldrig, jag/ }))
  press('Ofta')
  pass(60_000)
  expect(gone).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: /^Även när jag använder tangentbord/ }))
  fireEvent.keyDown(radio('Sällan'), { key: '2' })
  pass(advanceDelay)
  expect(gone).toHaveBeenCalledTimes(1)
})

test('who asks for a code right after an answer stays at the question, and the next one does not come', () => {
  const gone = open()
  press('Ofta')
  pass(advanceDelay - 50)
  fireEvent.click(screen.getByRole('button', { name: 'Byt till en annan enhet' }))
  pass(60_000)
  expect(gone).not.toHaveBeenCalled()
  expect(screen.getByText('Fråga 1 av 12')).toBeTruthy()
})
