import { expect, it } from 'vitest'
import { networkOf, plainAddress, widerNetworkOf } from './network-of.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['203.0.113.7:', 'unknown'],
  ['203.0.113.7:99999999', 'unknown'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['[2001:db8:1:ffff::1]:443', '2001:db8:1::/48'],
  ['192.0.2.7', '192.0.2.7'],
  [undefined, 'unknown'],
])('%s is in %s, which one customer may hold as a whole', (ip, network) => {
  expect(widerNetworkOf(ip)).toBe(network)
})

it('an address is taken without port, brackets, zone and disguise', () => {
  expect(plainAddress('203.0.113.7:51234')).toBe('203.0.113.7')
  expect(plainAddress('[fe80::1%eth0]:443')).toBe('fe80::1')
  expect(plainAddress('unix:/run/socket')).toBeUndefined()
})
