import type { DictionaryName } from '#text/dictionaries.ts'
import { instrumentNames } from '#web/lib/instrument-names.ts'
import { pageData } from '#web/lib/page-texts.ts'

/** For loaders of pages with released figures: the data that they share, and the page's own dictionaries. */
export function overviewData(request: Request, ...own: readonly DictionaryName[]) {
  const data = pageData(request, 'overview', 'overviewGuide', 'ownFigures', 'promise', ...own)
  return { ...data, names: instrumentNames(data.page.language) }
}
