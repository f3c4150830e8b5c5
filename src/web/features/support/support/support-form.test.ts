import { expect, test } from 'vitest'
import { supportToSend } from '#contract/support/support-to-send.ts'
import { support as sv } from '#text/sv/support.ts'
import { judge } from '#web/lib/form/field-errors.ts'
import type { Receiver } from './receiver-words.ts'
import { supportRules } from './support-rules.ts'
import { supportRequestBody } from './use-support-form.ts'

const { errorsOf } = supportRules('anna')
const checkSupport = (written: object) => errorsOf(judge(supportToSend, written).issues)

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
  const errors = checkSupport(
    supportRequestBody({ receiver: '', name: '', reach: '', message: '' }, receivers),
  )
  expect(errors.map(({ text }) => sv[text])).toEqual([
    'Välj vem som ska höra av sig.',
    'Skriv ditt namn med minst 2 tecken.',
    'Skriv ett telefonnummer eller en e-postadress.',
  ])
})

test('what is too long or on two lines is said, by the browser and by the server alike', () => {
  const errors = checkSupport({
    receiver: 'provider',
    name: 'x'.repeat(201),
    reach: 'en rad\noch en till',
    message: 'x'.repeat(2001),
  })
  const fromServer = errorsOf([
    { path: 'message', code: 'too-big' },
    { path: 'reach', code: 'wrong-format' },
    { path: 'name', code: 'too-big' },
  ])
  expect(errors).toEqual(fromServer)
  expect(errors.map(({ text }) => text)).toEqual(['ask.tooLong.name', 'ask.unfit', 'ask.error.message'])
})
