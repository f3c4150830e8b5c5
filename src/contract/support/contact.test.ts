import { expect, test } from 'vitest'
import { contactMessage } from './contact.ts'

const good = {
  name: 'Åsa Öberg',
  email: 'asa.oberg@exempel.se',
  phone: '',
  subject: 'Möte',
  message: 'Hej! Vi vill gärna veta mer.',
  language: 'sv',
}

const pathsOf = (change: Record<string, unknown>) => {
  const read = contactMessage.safeParse({ ...good, ...change })
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))
}

test('an ordinary message is taken in, with and without a phone number', () => {
  expect(pathsOf({})).toEqual([])
  expect(pathsOf({ phone: undefined })).toEqual([])
  expect(pathsOf({ phone: '070-123 45 67' })).toEqual([])
})

test('the least lengths hold, spaces at the ends not counted', () => {
  expect(pathsOf({ name: 'Ås', subject: 'Hå', message: '1234567890' })).toEqual([])
  expect(pathsOf({ name: ' Å ' })).toEqual(['name'])
  expect(pathsOf({ subject: 'H' })).toEqual(['subject'])
  expect(pathsOf({ message: ' 123456789 ' })).toEqual(['message'])
})

test.each(['', 'asa', 'asa@', '@exempel.se', 'asa@exempel', 'asa @exempel.se', 'a@b.se, c@d.se', 'a@@b.se'])(
  '"%s" is no e-mail address',
  (email) => expect(pathsOf({ email })).toEqual(['email']),
)

test.each([
  ['name', 'Åsa\r\nBcc: alla@exempel.se'],
  ['email', 'asa@exempel.se\nBcc: alla@exempel.se'],
  ['subject', 'Hej\r\n\r\nNy kropp'],
  ['subject', 'Hej\u0000då'],
])('a line of an e-mail cannot be slipped in through %s', (field, value) => {
  expect(pathsOf({ [field]: value })).toEqual([field])
})

test('a message may have lines, emoji and what looks like HTML', () => {
  expect(pathsOf({ message: 'Rad 1\nRad 2 😀 <b>fet</b> <script>x</script>' })).toEqual([])
})

test('a megabyte of text is too much', () => {
  expect(pathsOf({ message: 'x'.repeat(1_000_000) })).toEqual(['message'])
})

test('fields that nobody asked for are refused', () => {
  expect(contactMessage.safeParse({ ...good, admin: true }).success).toBe(false)
})
