import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeKeys } from './make-keys.ts'

const authSecret = randomBytes(32).toString('hex')
const dataKey = randomBytes(32)
const keys = makeKeys({ authSecret, dataKey })
const plain = Buffer.from('{"total":2.58}')

describe('a person’s own result', () => {
  it('comes back as it was sealed', () => {
    const key = keys.newPersonKey()
    expect(keys.open(key, 'anna', keys.seal(key, 'anna', plain))).toEqual(plain)
  })

  it('looks different each time it is sealed', () => {
    const key = keys.newPersonKey()
    expect(keys.seal(key, 'anna', plain)).not.toEqual(keys.seal(key, 'anna', plain))
  })

  it('does not open for another person, with another key, or after one changed bit', () => {
    const key = keys.newPersonKey()
    const sealed = keys.seal(key, 'anna', plain)
    expect(() => keys.open(key, 'bo', sealed)).toThrow()
    expect(() => keys.open(keys.newPersonKey(), 'anna', sealed)).toThrow()
    for (const position of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[position] = (changed[position] ?? 0) ^ 1
      expect(() => keys.open(key, 'anna', changed)).toThrow()
    }
    expect(() => keys.open(key, 'anna', sealed.subarray(0, 20))).toThrow('too short')
  })

  it('still opens after the master key has been changed, while the old one is kept', () => {
    const key = keys.newPersonKey()
    const sealed = keys.seal(key, 'anna', plain)
    const newer = randomBytes(32)
    const during = makeKeys({ authSecret, dataKey: newer, dataKeyOld: dataKey })
    expect(during.open(key, 'anna', sealed)).toEqual(plain)
    expect(during.newPersonKey().masterKey).not.toBe(key.masterKey)
    expect(() => makeKeys({ authSecret, dataKey: newer }).open(key, 'anna', sealed)).toThrow('DATA_KEY_OLD')
  })
})

describe('what somebody has switched off', () => {
  it('is found again though AUTH_SECRET and DATA_KEY have changed, and its links still work', () => {
    const token = keys.unsubscribeToken('anna@example.com', 'plan-reminder')
    const changed = makeKeys({ authSecret: 'y'.repeat(32), dataKey: randomBytes(32), dataKeyOld: dataKey })
    const now = changed.withHashKey(keys.wrapHashKey())
    expect(now.mailAddressHash('Anna@Example.com ')).toEqual(keys.mailAddressHash('anna@example.com'))
    expect(now.readUnsubscribeToken(token)?.kind).toBe('plan-reminder')
    expect(changed.readUnsubscribeToken(token)).toBeNull()
  })
})

describe('names and tokens', () => {
  it('are the same every time and after a restart', () => {
    const restarted = makeKeys({ authSecret, dataKey })
    expect(restarted.participantHash('o', 'm')).toEqual(keys.participantHash('o', 'm'))
    expect(restarted.invitationToken('r', 'm')).toBe(keys.invitationToken('r', 'm'))
    expect(restarted.signInCode('c')).toBe(keys.signInCode('c'))
  })

  it('differ where their subject differs, also when the letters joined are the same', () => {
    expect(keys.participantHash('ab', 'c')).not.toEqual(keys.participantHash('a', 'bc'))
    expect(keys.invitationToken('r', 'm')).not.toBe(keys.invitationToken('r', 'n'))
    expect(keys.attemptKey('address', 'a')).not.toEqual(keys.attemptKey('network', 'a'))
  })

  it('cannot be made without the secret', () => {
    const stranger = makeKeys({ authSecret: 'x'.repeat(32), dataKey })
    expect(stranger.participantHash('o', 'm')).not.toEqual(keys.participantHash('o', 'm'))
    expect(stranger.invitationToken('r', 'm')).not.toBe(keys.invitationToken('r', 'm'))
  })

  it('make codes of eight digits that cover the whole range', () => {
    const codes = Array.from({ length: 3000 }, (_, i) => keys.signInCode(String(i)))
    for (const code of codes) expect(code).toMatch(/^\d{8}$/)
    expect(new Set(codes.map((code) => code[0])).size).toBe(10)
  })
})
