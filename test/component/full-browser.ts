import { onTestFinished, vi } from 'vitest'

/** Makes this browser refuse to store anything, as a full one does, until the test is over. */
export function fillBrowser(): void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}
