import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { readSms } from './sms.ts'

const all = {
  SMS_URL: 'https://api.46elks.com/a1/sms',
  SMS_USER: 'u1234',
  SMS_PASSWORD: 'hemligt',
  SMS_FROM: 'Andrum',
}

function read(variables: Readonly<Record<string, string>>) {
  const env = readEnvironment(variables)
  return { settings: readSms(env), problems: env.problems }
}

test('nobody is written to by SMS unless everything is set', () => {
  expect(read({})).toEqual({ settings: undefined, problems: [] })
  expect(read(all)).toEqual({
    settings: { url: all.SMS_URL, user: 'u1234', password: 'hemligt', from: 'Andrum' },
    problems: [],
  })
})

test.each(Object.keys(all))('without %s the operator reads that it is missing, and no secret', (name) => {
  const { settings, problems } = read({ ...all, [name]: '' })
  expect(settings).toBeUndefined()
  expect(problems).toEqual([
    `${name} is missing: SMS takes SMS_URL, SMS_USER, SMS_PASSWORD and SMS_FROM together.`,
  ])
})

test.each([
  ['SMS_URL', 'http://api.46elks.com/a1/sms', /^SMS_URL must be an address that begins with https/],
  ['SMS_URL', 'api.46elks.com', /^SMS_URL must be/],
  ['SMS_FROM', 'Ett för långt namn', /^SMS_FROM must be a number/],
  ['SMS_FROM', '0701234567', /^SMS_FROM must be a number/],
  ['SMS_PASSWORD', 'hem\nligt', /^SMS_PASSWORD must be one line/],
])('%s as "%s" is refused in one sentence', (name, value, said) => {
  const { settings, problems } = read({ ...all, [name]: value })
  expect(settings).toBeUndefined()
  expect(problems).toEqual([expect.stringMatching(said)])
  expect(problems.join()).not.toContain('hemligt')
})
