import { expect, test } from 'vitest'
import { contactDraftKey, emptyFields, forgetDraft, keepDraft, readDraft } from './contact-draft.ts'

function shelf(value?: string) {
  const kept = new Map(value === undefined ? [] : [[contactDraftKey, value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what was written is there after a reload, and gone once sent', () => {
  const tab = shelf()
  const draft = { fields: { ...emptyFields, message: 'Hej\nhej' }, key: 'k' }
  keepDraft(tab, draft)
  expect(readDraft(tab)).toEqual(draft)
  forgetDraft(tab)
  expect(readDraft(tab)).toBeNull()
})

test.each(['x', 'null', '7', '{"fields":null}'])('something strange in the tab (%s) is no draft', (value) => {
  expect(readDraft(shelf(value))).toBeNull()
})

test('a field that is no text is empty', () => {
  expect(readDraft(shelf('{"fields":{"name":3,"email":"a"},"key":1}'))).toEqual({
    fields: { ...emptyFields, email: 'a' },
    key: null,
  })
})
