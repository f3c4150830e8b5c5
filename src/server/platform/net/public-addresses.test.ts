import { expect, test } from 'vitest'
import { addressJudge } from './public-addresses.ts'

const judge = addressJudge([])

test.each(['1.1.1.1', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (ip) => {
    expect(judge(ip)).toBe('public')
  },
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '0:0:0:0:0:ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:0:53aa:64c::1',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '127.1',
  'example.com',
  '',
])('"%s" is not', (ip) => {
  expect(judge(ip)).toBe('closed')
})

test('what the operator names may be reached, and its neighbours may not', () => {
  const named = addressJudge(['10.2.0.0/16', '127.0.0.1', 'fd12::/16'])
  expect(['10.2.3.4', '127.0.0.1', 'fd12::5'].map(named)).toEqual(['named', 'named', 'named'])
  expect(['10.3.0.1', '127.0.0.2', 'fd13::5'].map(named)).toEqual(['closed', 'closed', 'closed'])
})
