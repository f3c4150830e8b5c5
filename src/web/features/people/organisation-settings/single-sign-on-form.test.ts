import { expect, test } from 'vitest'
import type { SingleSignOn } from '#contract/identity/single-sign-on.ts'
import { signOnDraftOf, validateSignOn } from './single-sign-on-form.ts'

const nothing: SingleSignOn = { callback: 'https://andrum.example/x', identityProvider: null, domains: [] }
const kept: SingleSignOn = {
  ...nothing,
  identityProvider: { issuer: 'https://id.bolaget.example', clientId: 'andrum', joinUnitId: null },
  domains: [
    { domain: 'bolaget.example', record: { name: '_andrum.bolaget.example', text: 'x' }, provenAt: null },
  ],
}
const typed = {
  issuer: 'https://id.bolaget.example',
  clientId: 'andrum',
  clientSecret: 'hemligt',
  domains: 'Bolaget.example, bolag.example\nbolag.example ',
  joinUnitId: '',
}

test('domains are told apart by lines, commas and spaces, each once and in small letters', () => {
  expect(validateSignOn(typed, nothing).body).toEqual({
    identityProvider: {
      issuer: 'https://id.bolaget.example',
      clientId: 'andrum',
      clientSecret: 'hemligt',
      joinUnitId: null,
    },
    domains: ['bolaget.example', 'bolag.example'],
  })
})

test('the secret that is kept stays while issuer and client do', () => {
  const again = signOnDraftOf(kept)
  expect(validateSignOn(again, kept).body).toMatchObject({ identityProvider: { clientSecret: null } })
  expect(validateSignOn({ ...again, issuer: 'https://annan.example' }, kept).errors).toEqual(['clientSecret'])
  expect(validateSignOn({ ...again, clientId: 'annan' }, kept).errors).toEqual(['clientSecret'])
})

test('what is wrong is told in the order of the form', () => {
  const wrong = {
    issuer: 'bolaget',
    clientId: ' ',
    clientSecret: '',
    domains: 'anna@bolaget.example',
    joinUnitId: '',
  }
  expect(validateSignOn(wrong, nothing)).toEqual({
    body: null,
    errors: ['issuer', 'clientId', 'clientSecret', 'domains'],
  })
})
