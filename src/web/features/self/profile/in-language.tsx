import { rowOf } from '#core/languages.ts'
import type { FormOwn } from './form.ts'

/** A question of the customer's own in the language that it is written in, which may be another than all around it. */
export const InLanguage = ({ of: { text, language } }: { readonly of: FormOwn }) => (
  <span lang={language} dir={rowOf(language).direction}>
    {text}
  </span>
)
