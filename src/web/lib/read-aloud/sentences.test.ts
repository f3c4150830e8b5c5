import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const of = (length: number, sign = 'a') => sign.repeat(length)

test.each([
  ['nothing', '', []],
  ['only space', ' \n ', []],
  ['only signs', '· … –', []],
  ['a word without an end', 'Sällan', ['Sällan']],
  ['lines and spaces of the page', ' Hur ofta\n   har du\tvilat? ', ['Hur ofta har du vilat?']],
  ['two short sentences', 'Vila. Ring sedan 1177.', ['Vila. Ring sedan 1177.']],
  ['as much as can be said', `${of(99)}. ${of(98)}.`, [`${of(99)}. ${of(98)}.`]],
  ['one character more', `${of(99)}. ${of(99)}.`, [`${of(99)}.`, `${of(99)}.`]],
  ['an end within quotation marks', `”${of(120)}.” ${of(120)}!`, [`”${of(120)}.”`, `${of(120)}!`]],
  ['a decimal and a time', `${of(190)} 3.5 kl. 09.00`, [`${of(190)} 3.5 kl.`, '09.00']],
  ['a long sentence with a comma', `${of(90)}, ${of(90)} ${of(90)}.`, [`${of(90)},`, `${of(90)} ${of(90)}.`]],
  ['a long sentence without one', `${of(120)} ${of(120)}`, [of(120), of(120)]],
  ['a word that never ends', of(450), [of(200), of(200), of(50)]],
  ['letters of two units', of(201, '𝒶'), [of(200, '𝒶'), '𝒶']],
])('%s is said in parts that a voice can hold', (_, text, parts) => {
  expect(sentencesOf(text)).toEqual(parts)
})

test('nothing of a long text is lost or said twice', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `ord${at}`).join(' ')
  const text = Array.from({ length: 60 }, (_, at) => `Mening ${at}, med ${words(at + 1)}.`).join(' ')
  const parts = sentencesOf(text)
  expect(parts.join(' ')).toBe(text)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(200)
})
