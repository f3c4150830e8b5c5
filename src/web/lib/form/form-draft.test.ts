import { expect, test } from 'vitest'
import { formStore, textFields } from './form-draft.ts'

function tab(value?: string) {
  const kept = new Map(value === undefined ? [] : [['form', value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const openForm = (there: ReturnType<typeof tab>, owner?: string) =>
  formStore('form', textFields(['name', 'message']), {
    storage: () => there,
    ...(owner === undefined ? {} : { owner }),
  })

const draft = { fields: { name: 'Åsa', message: 'Hej\nhej' }, key: 'k' }

test('what was written is there after a reload, and gone once sent', () => {
  const there = tab()
  openForm(there).write(draft)
  expect(openForm(there).read()).toEqual(draft)
  openForm(there).erase()
  expect(openForm(there).read().fields).toEqual({ name: '', message: '' })
})

test.each(['x', 'null', '7', '{"fields":null}'])(
  'something strange in the tab (%s) is an empty form',
  (value) => {
    const form = openForm(tab(value))
    expect(form.read()).toBe(form.empty)
  },
)

test('a field that is no text is empty', () => {
  expect(openForm(tab('{"fields":{"name":3,"message":"a"},"key":1}')).read()).toEqual({
    fields: { name: '', message: 'a' },
    key: null,
  })
})

test('what somebody else wrote in this tab is not shown', () => {
  const there = tab('{"owner":"anna","fields":{"name":"Anna","message":""},"key":"k"}')
  expect(openForm(there, 'anna').read()).toEqual({ fields: { name: 'Anna', message: '' }, key: 'k' })
  expect(openForm(there, 'bo').read().fields).toEqual({ name: '', message: '' })
})
