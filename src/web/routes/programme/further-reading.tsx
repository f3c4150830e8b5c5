import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { furtherReadings } from '#core/programme/further-readings.ts'
import { FurtherReadingView } from '#web/features/self/stress-programme/further-reading-view.tsx'
import { furtherReadingPath } from '#web/features/self/stress-programme/programme-paths.ts'
import { readFurtherReading } from '#web/lib/content/read-further-reading.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { RecoveryFirst } from './recovery-first.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'stressProgramme', 'safety')
  const { language, path } = data.page
  const reading =
    furtherReadings.find(({ address }) => furtherReadingPath(address) === path) ?? furtherReadings[0]
  const text = readFurtherReading(language, reading)
  return { ...data, head: { title: text.title, description: text.description }, text }
}

export const meta = ownMeta

/** A reading that goes deeper than the parts of a module. */
export default function FurtherReadingPage() {
  const { text } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main page-tall">
      <FurtherReadingView key={text.address} text={text} recoveryFirst={<RecoveryFirst />} />
    </div>
  )
}
