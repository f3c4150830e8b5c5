import { overview as overviewEn } from '#text/en/overview.ts'
import { promise as promiseEn } from '#text/en/promise.ts'
import type { Dictionary } from '#text/messages.ts'
import { overview as overviewSv } from '#text/sv/overview.ts'
import { promise as promiseSv } from '#text/sv/promise.ts'
import { instrumentNames } from '#web/lib/instrument-names.ts'
import { pageData } from '#web/lib/page-texts.ts'

/** For loaders: what a page needs that shows released figures, besides its own texts. */
export function overviewData(request: Request, ...own: readonly Dictionary[]) {
  const data = pageData(request, { sv: overviewSv, en: overviewEn }, { sv: promiseSv, en: promiseEn }, ...own)
  return { ...data, names: instrumentNames(data.page.language) }
}
