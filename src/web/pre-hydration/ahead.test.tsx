import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAhead, takeAhead } from '../lib/reads-ahead.ts'

const hr = {
  secondFactor: { needed: false, shown: false },
  memberships: [{ organisation: { id: 'o' }, roles: ['hr'] }],
}
const addresses = { me: '/me', overview: '/:organisationId/overview', todo: '/:organisationId/todo' }
const others = ['/o/overview', '/o/todo']

let asked: string[] = []
let answerMe = () => {}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  asked = []
  const said = new Promise<void>((answer) => {
    answerMe = answer
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address === '/me') await said
    return Response.json(address === '/me' ? hr : {})
  })
  const script = document.createElement('script')
  Object.assign(script.dataset, addresses)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  // biome-ignore lint/suspicious/noDocumentCookie: the mark is read in the same way
  document.cookie = 'signed-in=12345678'
  await import('./ahead.ts')
})
afterEach(() => {
  forgetAhead()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const afterMe = async () => {
  answerMe()
  await vi.advanceTimersByTimeAsync(0)
}

test('who is there is asked for first, then what the page shows them, and each is handed over once', async () => {
  expect(asked).toEqual(['/me'])
  await afterMe()
  expect(asked).toEqual(['/me', ...others])
  expect(takeAhead('/o/overview')).toBeDefined()
  expect(takeAhead('/o/overview')).toBeUndefined()
})

test('after somebody has signed out nothing more is asked for, and nothing handed over', async () => {
  forgetAhead()
  await afterMe()
  expect(asked).toEqual(['/me'])
  expect(['/me', ...others].map(takeAhead)).toEqual([undefined, undefined, undefined])
})

test('what nobody has taken within half a minute is handed to nobody', async () => {
  await afterMe()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(others.map(takeAhead)).toEqual([undefined, undefined])
})
