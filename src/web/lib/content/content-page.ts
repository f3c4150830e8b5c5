import type { LoaderFunctionArgs } from 'react-router'
import type { Dictionary } from '#text/messages.ts'
import { pageData } from '../page-texts.ts'
import { readContent } from './read-content.ts'

/**
 * The loader of a page that is one long text: `export const loader = contentPage('about')`. The head of
 * the text gives the page its texts (`title`, `lead`, `description`); dictionaries may follow.
 */
export function contentPage(name: string, ...dictionaries: readonly Dictionary[]) {
  return ({ request }: LoaderFunctionArgs) => {
    const data = pageData(request, ...dictionaries)
    const content = readContent(data.page.language, name)
    return { ...data, texts: { ...content.fields, ...data.texts }, content }
  }
}
