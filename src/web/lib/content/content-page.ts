import type { LoaderFunctionArgs } from 'react-router'
import type { DictionaryName } from '#text/dictionaries.ts'
import { pageData } from '../page-texts.ts'
import { readContent } from './read-content.ts'

/**
 * The loader of a page that is one long text: `export const loader = contentPage('about')`. The head of
 * the text gives the page its head (`ownMeta`); dictionaries may follow.
 */
export function contentPage(name: string, ...dictionaries: readonly DictionaryName[]) {
  return ({ request }: LoaderFunctionArgs) => {
    const data = pageData(request, ...dictionaries)
    const content = readContent(data.page.language, name)
    const { title = '', description = '' } = content.fields
    return { ...data, head: { title, description }, content }
  }
}
