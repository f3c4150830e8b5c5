import type { LoaderFunctionArgs } from 'react-router'
import type { Instrument } from '#core/instrument/instrument.ts'
import { formOf } from '#web/features/self/profile/form.ts'
import { pageData } from '#web/lib/page-texts.ts'

/** The loader of a page with one instrument's questions. The page contains them in its language, so answering needs no network. */
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
