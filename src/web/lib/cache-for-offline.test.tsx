import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLinksOffline, stayOnBadLine } from './cache-for-offline.ts'
import { awaitPage, pendingPage, reloadPage } from './pending-page.ts'

/** Documents that the browser has loaded: a reload, or an address. */
let loaded: string[]
let serverIsThere: boolean

const navigation = new EventTarget()
vi.stubGlobal('navigation', navigation)
followLinksOffline()
stayOnBadLine()

beforeEach(() => {
  loaded = []
  serverIsThere = true
  pendingPage.address = null
  delete pendingPage.open
  history.replaceState(null, '', '/hem')
  document.body.innerHTML = '<main data-offline="Du har ingen internetanslutning."></main>'
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('fetch', () =>
    serverIsThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  )
  // The test's browser loads no documents. Like a real one it tells of a reload, and sees no new document in another fragment.
  vi.spyOn(location, 'reload').mockImplementation(() => {
    const event = new Event('navigate', { cancelable: true })
    Object.assign(event, { navigationType: 'reload', userInitiated: false })
    if (navigation.dispatchEvent(event)) loaded.push('reload')
  })
  vi.spyOn(location, 'assign').mockImplementation((to) => {
    const { href, hash } = new URL(to, location.href)
    if (hash === '' || href.split('#')[0] !== location.href.split('#')[0])
      loaded.push(href.replace(location.origin, ''))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const move = (from: string, to: string) =>
  awaitPage({ currentUrl: new URL(from, location.href), nextUrl: new URL(to, location.href) })

/** The router fetches a page whose script does not come, and reloads. */
function goInVain(from: string, to: string) {
  move(from, to)
  location.reload()
}

/** The same by Back, where the browser has the address of the page before its script. */
function goBackInVain(from: string, to: string) {
  history.replaceState(null, '', to)
  goInVain(from, to)
}

const said = () => document.querySelector('main')?.textContent ?? ''

test('a page that Back leads to opens all the same where its script alone does not come, also at a fragment', async () => {
  goBackInVain('/hem', '/hem/plan#vecka')
  await expect.poll(() => loaded).toEqual(['reload'])
})

test('a page that Back led to in vain opens by a link once the server answers', async () => {
  serverIsThere = false
  goBackInVain('/hem', '/hem/plan')
  await expect.poll(said).toContain('ingen internetanslutning')
  serverIsThere = true
  move('/hem', '/hem/plan')
  await expect.poll(() => loaded).toEqual(['reload'])
})

test('a page that asks to be loaded again is, also after a link that led nowhere', async () => {
  serverIsThere = false
  goInVain('/hem', '/hem/plan')
  await expect.poll(said).toContain('ingen internetanslutning')
  serverIsThere = true
  reloadPage()
  expect(loaded).toEqual(['reload'])
})

test('a file is saved after a link that led nowhere, and the page stays', async () => {
  serverIsThere = false
  goInVain('/hem', '/hem/plan')
  await expect.poll(said).toContain('ingen internetanslutning')
  serverIsThere = true
  const link = document.createElement('a')
  link.href = '/plan.ics'
  link.download = 'plan.ics'
  document.body.append(link)
  const saved = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', saved)
  fireEvent.click(link)
  expect(saved).toHaveBeenCalledOnce()
  await Promise.resolve()
  expect(loaded).toEqual([])
})
