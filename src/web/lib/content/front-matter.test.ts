import { expect, test } from 'vitest'
import { splitFrontMatter } from './read-content.ts'

test('a text has its head and its body', () => {
  const { fields, markdown } = splitFrontMatter('---\ntitle: Om stress: kort\nlead: Hej\n---\nText\n')
  expect(fields).toEqual({ title: 'Om stress: kort', lead: 'Hej' })
  expect(markdown).toBe('Text\n')
})

test('a text without a head, or with a broken one, stops the build', () => {
  expect(() => splitFrontMatter('Text')).toThrow('needs its head')
  expect(() => splitFrontMatter('---\ntitle Om stress\n---\n')).toThrow('title Om stress')
})
