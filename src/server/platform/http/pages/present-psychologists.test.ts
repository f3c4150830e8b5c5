import { expect, test } from 'vitest'
import { presentPsychologists } from './present-psychologists.ts'

const kim = { name: 'Kim <b>Exempel</b>', titles: ['psychologist'], languages: ['sv', 'fi'] } as const
const both = {
  name: 'Bo',
  titles: ['psychotherapist', 'psychologist'],
  languages: ['en'],
  about: { sv: 'Sömn & stress.', en: 'Sleep & stress.' },
} as const

test('names, titles and languages are in the language of the page, as text', () => {
  const sv = presentPsychologists([kim, both], 'sv')
  expect(sv).toContain(
    '<h3>Kim &lt;b&gt;Exempel&lt;/b&gt;</h3><p>Legitimerad psykolog. Talar svenska och finska.</p></li>',
  )
  expect(sv).toContain(
    'Legitimerad psykolog och legitimerad psykoterapeut. Talar engelska.</p><p>Sömn &amp; stress.</p>',
  )
  const en = presentPsychologists([kim, both], 'en')
  expect(en).toContain('<p>Licensed psychologist. Speaks Swedish and Finnish.</p>')
  expect(en).toContain('<p>Sleep &amp; stress.</p>')
})

test('what somebody has written in one language stands on the pages of that language alone', () => {
  const people = [{ ...both, about: { sv: 'Sömn.' } }]
  expect(presentPsychologists(people, 'sv')).toContain('Talar engelska.</p><p>Sömn.</p></li>')
  expect(presentPsychologists(people, 'en')).toContain('Speaks English.</p></li>')
})

test('where nobody is named the page says so, and how to ask', () => {
  expect(presentPsychologists([], 'sv')).toMatch(/inga namn ännu.*<a href="\/kontakta-oss">/)
  expect(presentPsychologists([], 'en')).toMatch(/No names.*<a href="\/en\/kontakta-oss">/)
})
