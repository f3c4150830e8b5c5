import { act, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { sharedScreen } from '#web/lib/shared-screen.ts'
import { invitationStore } from './invitation.ts'
import { SharedScreen } from './shared-screen.tsx'
import { answerRules, type PendingSubmission } from './submission.ts'

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
afterAll(() => void vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const question = () => screen.queryByRole('dialog', { name: 'Är du kvar?' })

beforeEach(() => {
  sharedScreen.write('/svara')
  invitationStore.write({ token: 'secret', invitation: null })
  showInPage(
    <>
      <SharedScreen />
      <a href="/om-stress">Om stress</a>
      <a href="tel:112">112</a>
      <a href="/djupanalys">Djupanalysen</a>
    </>,
    'sharedScreen',
  )
})

test('after half a minute without touch the screen is covered, and only the button uncovers it', () => {
  pass(25)
  fireEvent.pointerDown(document.body)
  pass(25)
  expect(question()).toBeNull()
  pass(6)
  expect(question()).not.toBeNull()
  fireEvent.pointerDown(document.body)
  pass(2)
  expect(question()).not.toBeNull()
  const [stay] = screen.getAllByRole('button', { name: 'Jag är kvar' })
  if (stay !== undefined) fireEvent.click(stay)
  expect(question()).toBeNull()
  expect(invitationStore.read()).not.toBeNull()
})

test('when nobody answers, what the person has left in the tab is gone, and the screen stays shared', () => {
  pass(40)
  // Another person touches the covered screen: that is no answer.
  fireEvent.pointerDown(document.body)
  pass(9)
  expect(invitationStore.read()).not.toBeNull()
  pass(2)
  expect(invitationStore.read()).toBeNull()
  expect(sharedScreen.read()).toBe('/svara')
})

test('a link to another page and a number to call say where they lead, and lead nowhere', () => {
  expect(fireEvent.click(screen.getByRole('link', { name: 'Om stress' }))).toBe(false)
  expect(screen.getByRole('status').textContent).toContain('/om-stress')
  expect(fireEvent.click(screen.getByRole('link', { name: '112' }))).toBe(false)
  expect(screen.getByRole('status').textContent).toContain('Ring 112 från din egen telefon.')
})

test('the questions of the other form can be reached', () => {
  expect(fireEvent.click(screen.getByRole('link', { name: 'Djupanalysen' }))).toBe(true)
})

test('no session goes along with an answer, also when somebody is signed in at the device', () => {
  const pending: PendingSubmission = {
    id: 'key-1',
    roundId: 'round-1',
    version: '2.1',
    answers: {},
    token: '7K4MX92QDA',
    owner: null,
    handedInAt: 1,
    tried: false,
    state: 'waiting',
    refusal: null,
  }
  expect(answerRules.callOf(pending, null)).toHaveProperty('credentials', 'omit')
  sharedScreen.erase()
  expect(answerRules.callOf(pending, null)).not.toHaveProperty('credentials')
})

test('somebody who goes to another address leaves nothing in the tab', () => {
  fireEvent(window, new Event('pagehide'))
  expect(invitationStore.read()).toBeNull()
  expect(sharedScreen.read()).toBe('/svara')
})

test('a page that the browser brings back as it was is cleared; at one person’s own screen it stays', () => {
  sharedScreen.erase()
  invitationStore.write({ token: 'secret', invitation: null })
  fireEvent(window, Object.assign(new Event('pagehide'), { persisted: true }))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(invitationStore.read()).not.toBeNull()
  sharedScreen.write('/svara')
  invitationStore.write({ token: 'secret', invitation: null })
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(invitationStore.read()).toBeNull()
})
