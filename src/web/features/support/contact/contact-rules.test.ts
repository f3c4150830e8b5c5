import { expect, test } from 'vitest'
import { contactMessage } from '#contract/support/contact.ts'
import { contact as en } from '#text/en/contact.ts'
import { contact as sv } from '#text/sv/contact.ts'
import { judge } from '#web/lib/form/field-errors.ts'
import { contactRules } from './contact-rules.ts'

const empty = contactRules.store.empty.fields
const check = (written: object) => {
  const { body, issues } = judge(contactMessage, written)
  return { body, errors: contactRules.errorsOf(issues) }
}

test('an empty form is answered with four messages, each word for word', () => {
  const { errors } = check({ ...empty, language: 'sv' })
  expect(errors.map(({ text }) => sv[text])).toEqual([
    'Namnet måste vara minst 2 tecken.',
    'Vänligen ange en giltig e-postadress.',
    'Ämnet måste vara minst 2 tecken.',
    'Meddelandet måste vara minst 10 tecken.',
  ])
})

test('what is too long is told to be shortened', () => {
  const { errors } = check({
    name: 'x'.repeat(201),
    email: `${'x'.repeat(250)}@exempel.se`,
    phone: '0'.repeat(41),
    subject: 'x'.repeat(201),
    message: 'x'.repeat(10_001),
    language: 'en',
  })
  expect(errors.map(({ text }) => en[text])).toEqual([
    'The name is too long, so shorten it to 200 characters at most.',
    'The e-mail address is too long, so shorten it to 254 characters at most.',
    'The phone number is too long, so shorten it to 40 characters at most.',
    'The subject is too long, so shorten it to 200 characters at most.',
    'The message is too long, so shorten it to 10,000 characters at most.',
  ])
})

test('the server finds the same words as the browser', () => {
  const found = contactRules.errorsOf([
    { path: 'message', code: 'too-small' },
    { path: 'name', code: 'wrong-format' },
    { path: 'email', code: 'wrong-format' },
    { path: 'body', code: 'unknown-field' },
  ])
  expect(found).toEqual([
    { field: 'name', text: 'contact.unfit' },
    { field: 'email', text: 'contact.error.email' },
    { field: 'message', text: 'contact.error.message' },
  ])
  expect(check({ ...empty, name: 'Åsa\nÖ', language: 'sv' }).errors[0]).toEqual(found[0])
})

test('a good form has no errors and is trimmed', () => {
  const { errors, body } = check({
    ...empty,
    name: ' Åsa ',
    email: 'asa@exempel.se',
    subject: 'Möte',
    message: 'Vi vill veta mer.',
    language: 'sv',
    website: '',
  })
  expect(errors).toEqual([])
  expect(body?.name).toBe('Åsa')
})
