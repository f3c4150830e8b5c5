import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { guidanceLimits, weeksListed } from '#core/guidance/guidance.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { sealJson } from '#server/platform/keys/sealed-json.ts'
import { openIn, sealIn } from './sealed-guidance.ts'

const keys = makeKeys({ authSecret: 'x'.repeat(32), dataKey: randomBytes(32) })
const { wrapped, masterKey } = keys.newPersonKey()
const guidance = { id: 'one', wrappedKey: wrapped, masterKey }

/** Bytes of nonce and tag of AES-GCM. */
const around = 28

test('a name takes few bytes, and its length says nothing about it', () => {
  for (const name of ['Bo', 'å'.repeat(guidanceLimits.name), '🙂'.repeat(guidanceLimits.name / 2)]) {
    const sealed = sealIn(keys, guidance, 'name', name)
    expect(sealed.length).toBe(512 + around)
    expect(openIn(keys, guidance, 'name', sealed)).toBe(name)
  }
})

test('the latest weekly checks take few bytes, and as many for one week as for a quarter of a year', () => {
  const checksOf = (weeks: number) =>
    Object.fromEntries(
      Array.from({ length: weeks }, (_, n) => [
        addDays('2026-03-02' as Day, 7 * n),
        { strain: 3, recovery: 3, step: 3 },
      ]),
    )
  for (const weeks of [0, 1, weeksListed])
    expect(sealIn(keys, guidance, 'latest', checksOf(weeks), 'weekly-check').length).toBe(1024 + around)
})

test('what was sealed in more bytes before opens as it did', () => {
  const key = { wrapped, masterKey }
  const sealed = sealJson(keys, key, 'guidance one name ', 'Samira')
  expect(sealed.length).toBe(3968 + around)
  expect(openIn(keys, guidance, 'name', sealed)).toBe('Samira')
})
