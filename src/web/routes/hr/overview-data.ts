import type { DictionaryName } from '#text/dictionaries.ts'
import { instrumentNames } from '#web/lib/instrument-names.ts'
import { pageData } from '#web/lib/page-texts.ts'

/** For loaders: what a page needs that shows released figures, besides its own texts. */
export function overviewData(request: Request, ...own: readonly DictionaryName[]) {
  const data = pageData(request, 'overview', 'overviewGuide', 'ownFigures', 'promise', ...own)
  return { ...data, names: instrumentNames(data.page.language) }
}
