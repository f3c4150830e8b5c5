import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

it('an answering has a key of its own, also where the address is not https', () => {
  expect(newId()).toMatch(uuid4)
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const keys = Array.from({ length: 200 }, newId)
  for (const key of keys) expect(key).toMatch(uuid4)
  expect(new Set(keys).size).toBe(200)
})
