import type { LoaderFunctionArgs } from 'react-router'
import type { Instrument } from '#core/instrument/instrument.ts'
import { formOf } from '#web/features/self/profile/form.ts'
import { pageData } from '#web/lib/page-texts.ts'

/** The loader of a page that asks the questions of one instrument: they are in the page, in its language, and answering needs no network. */
export const formPage =
  (instrument: Instrument) =>
  ({ request }: LoaderFunctionArgs) => {
    const data = pageData(
      request,
      'profile',
      'askedOwn',
      'promise',
      'result',
      'safety',
      'contactOffer',
      'easySwedish',
      'readAloud',
      'sharedScreen',
      'elsewhere',
    )
    return { ...data, form: formOf(instrument, data.page.language) }
  }
