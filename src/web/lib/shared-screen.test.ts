import { expect, test, vi } from 'vitest'
import { clearSharedScreen, sharedScreen } from './shared-screen.ts'

test('a shared screen that blocks all storage is cleared too, and stays shared', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const replace = vi.fn()
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse, ownKeys: refuse }))
  vi.stubGlobal('location', { pathname: '/stressprofil/start', replace })
  try {
    sharedScreen.write('/svara')
    clearSharedScreen()
    expect(replace).toHaveBeenCalledWith('/svara?delad')
  } finally {
    sharedScreen.erase()
    vi.unstubAllGlobals()
  }
})
