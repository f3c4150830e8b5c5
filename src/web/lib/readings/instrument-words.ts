import type { Texts } from '#text/messages.ts'

type Named = { readonly id: string; readonly title: string; readonly explanation: string }
type Asked = { readonly id: string; readonly text: string }

/** The translated texts of a form. */
export type SaidForm = {
  readonly id: string
  readonly period: string
  readonly answers: readonly { readonly word: string; readonly text: string }[]
  readonly categories: readonly Named[]
  readonly items: readonly Asked[]
  readonly causesIntroduction: string
  readonly causes: readonly (Named & { readonly items: readonly Asked[] })[]
}

/** Replaces a form's texts by those of a language, by the ids of its parts. A text that is missing there stays. */
export const sayInstrument =
  (texts: Texts) =>
  <Form extends SaidForm>(form: Form): Form => {
    const say = (key: string, usual: string) => texts[key] ?? usual
    const named = (part: Named, name: string) => ({
      ...part,
      title: say(`${name}.title`, part.title),
      explanation: say(`${name}.explanation`, part.explanation),
    })
    const asked = (item: Asked, name: string) => ({
      ...item,
      text: say(`${name}.${item.id}.text`, item.text),
    })
    return {
      ...form,
      period: say('period', form.period),
      causesIntroduction:
        form.causesIntroduction && say(`causesIntroduction.${form.id}`, form.causesIntroduction),
      answers: form.answers.map(({ word, text }) => ({ word, text: say(`answers.${word}.text`, text) })),
      categories: form.categories.map((category) => named(category, `categories.${category.id}`)),
      items: form.items.map((item) => asked(item, 'items')),
      causes: form.causes.map((cause) => ({
        ...named(cause, `causes.${cause.id}`),
        items: cause.items.map((item) => asked(item, `causes.${cause.id}.items`)),
      })),
    }
  }
