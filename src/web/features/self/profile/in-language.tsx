import { rowOf } from '#core/languages.ts'
import type { FormOwn } from './form.ts'

/** A customer's own question, marked with its language, which may differ from the page's. */
export const InLanguage = ({ of: { text, language } }: { readonly of: FormOwn }) => (
  <span lang={language} dir={rowOf(language).direction}>
    {text}
  </span>
)
