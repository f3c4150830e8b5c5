import { expect, test } from 'vitest'
import { supportToSend } from '#contract/support-to-send.ts'
import { support as sv } from '#text/sv/support.ts'
import { checkSupport } from './check-support.ts'
import type { Receiver } from './receiver-words.ts'
import { forgetDraft, keepDraft, readDraft, supportDraftKey } from './support-draft.ts'
import { supportErrors } from './support-errors.ts'
import { supportRequestBody } from './support-request-body.ts'

const organisation = { id: '5c1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c', name: 'Färghandeln' }
const receivers: readonly Receiver[] = [
  {
    receiver: 'hr',
    organisation,
    names: ['Helle Rask'],
    address: null,
    workingDays: 2,
    promisedOn: '2026-11-24',
  },
  {
    receiver: 'provider',
    organisation: null,
    names: [],
    address: null,
    workingDays: 2,
    promisedOn: '2026-11-24',
  },
]
const written = { receiver: `hr ${organisation.id}`, name: ' Anna ', reach: '070-123 45 67', message: '' }

test('what is sent is who, name and how to reach, and passes the server’s own schema', () => {
  const body = supportRequestBody(written, receivers)
  expect(body).toEqual({
    receiver: 'hr',
    organisationId: organisation.id,
    name: ' Anna ',
    reach: '070-123 45 67',
  })
  expect(supportToSend.parse(body)).toEqual({ ...body, name: 'Anna' })
  expect(supportRequestBody({ ...written, receiver: 'provider', message: 'Hej' }, receivers)).toEqual({
    receiver: 'provider',
    name: ' Anna ',
    reach: '070-123 45 67',
    message: 'Hej',
  })
})

test('an empty form is told what to do, field by field', () => {
  const { errors } = checkSupport(
    supportRequestBody({ receiver: '', name: '', reach: '', message: '' }, receivers),
  )
  expect(errors.map(({ text }) => sv[text])).toEqual([
    'Välj vem som ska höra av sig.',
    'Skriv ditt namn, minst 2 tecken.',
    'Skriv ett telefonnummer eller en e-postadress.',
  ])
})

test('what is too long or on two lines is said, by the browser and by the server alike', () => {
  const { errors } = checkSupport({
    receiver: 'provider',
    name: 'x'.repeat(201),
    reach: 'en rad\noch en till',
    message: 'x'.repeat(2001),
  })
  const fromServer = supportErrors([
    { path: 'message', code: 'too-big' },
    { path: 'reach', code: 'wrong-format' },
    { path: 'name', code: 'too-big' },
  ])
  expect(errors).toEqual(fromServer)
  expect(errors.map(({ text }) => text)).toEqual(['ask.tooLong.name', 'ask.unfit', 'ask.error.message'])
})

function shelf(value?: string) {
  const kept = new Map(value === undefined ? [] : [[supportDraftKey, value]])
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  return () => tab
}

test('what was written is there after a reload, and gone once sent', () => {
  const tab = shelf()
  const draft = { owner: 'anna', fields: written, key: 'k' }
  keepDraft(tab, draft)
  expect(readDraft(tab, 'anna')).toEqual(draft)
  expect(readDraft(tab, 'somebody else')).toBeNull()
  forgetDraft(tab)
  expect(readDraft(tab, 'anna')).toBeNull()
})

test.each(['x', 'null', '7', '{"fields":null}'])('something strange in the tab (%s) is no draft', (value) => {
  expect(readDraft(shelf(value), 'anna')).toBeNull()
})

test('a browser that keeps nothing loses nothing else', () => {
  const closed = () => {
    throw new Error('storage is closed')
  }
  expect(readDraft(closed, 'anna')).toBeNull()
  expect(() => keepDraft(closed, { owner: 'anna', fields: written, key: null })).not.toThrow()
  expect(() => forgetDraft(closed)).not.toThrow()
})
