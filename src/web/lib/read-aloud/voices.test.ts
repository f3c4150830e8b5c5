import { expect, test } from 'vitest'
import { voiceFor } from './voices.ts'

const voice = (name: string, lang: string, { remote = false, favourite = false } = {}) => ({
  name,
  lang,
  localService: !remote,
  default: favourite,
})
const alva = voice('Alva', 'sv-SE')
const remote = voice('Google svenska', 'sv-SE', { remote: true })

test.each([
  ['there are none', [], 'sv', null],
  ['the only one is remote', [remote], 'sv', null],
  [
    'the favourite is remote',
    [voice('Online', 'sv-SE', { remote: true, favourite: true }), alva],
    'sv',
    'Alva',
  ],
  ['the favourite is local', [alva, voice('Klara', 'sv-FI', { favourite: true })], 'sv', 'Klara'],
  [
    'the favourite speaks another language',
    [voice('Daniel', 'en-GB', { favourite: true }), alva],
    'sv',
    'Alva',
  ],
  ['a remote one has the same name', [alva, { ...remote, name: 'Alva' }], 'sv', null],
  ['another language begins alike', [voice('Svan', 'svc-VC')], 'sv', null],
  ['a telephone writes the tag its own way', [voice('Swedish Sweden', 'SV_se')], 'sv', 'Swedish Sweden'],
  ['a language stands alone', [voice('Swedish', 'sv')], 'sv', 'Swedish'],
  ['no language stands there', [voice('Nobody', '')], 'sv', null],
  [
    'several speak English',
    [voice('Albert', 'en-US'), voice('Daniel', 'en-GB'), voice('Eddy', 'en-GB')],
    'en',
    'Daniel',
  ],
  ['none of several is near', [voice('Rishi', 'en-IN'), voice('Moira', 'en-IE')], 'en', 'Rishi'],
])('where %s, the voice is the right one', (_, voices, language, name) => {
  expect(voiceFor(voices, language)?.name ?? null).toBe(name)
})

test('a voice that does not say where it speaks is not used', () => {
  const { localService: _, ...silent } = alva
  expect(voiceFor([silent as typeof alva], 'sv')).toBeNull()
})
