import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fillBrowser } from '#test/component/full-browser.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { SendingNotice } from './sending-notice.tsx'
import { answersOutbox } from './submission.ts'

afterEach(() => answersOutbox.store.erase())

/** An answer that waits for the network. */
function wait() {
  answersOutbox.put({
    id: '1',
    roundId: 'r',
    version: '1',
    answers: {},
    token: 'token',
    owner: null,
    handedInAt: 0,
    tried: true,
    state: 'waiting',
    refusal: null,
  })
  showInPage(<SendingNotice status="waiting" returnTo="/mina-resultat" round={undefined} />, 'profile')
}

it('an answer that waits in the browser goes the next time the questions are opened', () => {
  wait()
  expect(screen.getByText(/nästa gång du öppnar frågorna/)).toBeTruthy()
})

it('a full browser says that a waiting answer is lost when the page is closed', () => {
  fillBrowser()
  wait()
  expect(screen.getByText('Ditt svar väntar på internetanslutning')).toBeTruthy()
  expect(screen.getByText(/försvinner om du laddar om eller stänger sidan/)).toBeTruthy()
  expect(screen.queryByText(/nästa gång du öppnar frågorna/)).toBeNull()
})
