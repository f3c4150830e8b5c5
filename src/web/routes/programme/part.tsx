import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { partIds } from '#core/programme/stress-programme.ts'
import { PartView } from '#web/features/self/stress-programme/part-view.tsx'
import { partPath } from '#web/features/self/stress-programme/programme-paths.ts'
import { readProgrammePart } from '#web/lib/content/read-programme-part.ts'
import { readWorksheet } from '#web/lib/content/read-worksheet.ts'
import { onSight } from '#web/lib/on-sight.tsx'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { partTitles } from './programme-data.ts'
import { RecoveryFirst } from './recovery-first.tsx'

const FinishPart = onSight(() => import('./finish-part.tsx').then((part) => part.FinishPart))
const WorksheetForm = onSight(() =>
  import('#web/features/self/worksheets/worksheet-form.tsx').then((part) => part.WorksheetForm),
)

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'stressProgramme', 'ownDocument', 'safety', 'worksheet')
  const { language, path } = data.page
  const part = partIds.find((one) => partPath(one) === path) ?? partIds[0]
  if (part === undefined) throw new Error('The programme has no parts')
  const text = readProgrammePart(language, part)
  return {
    ...data,
    head: { title: text.title, description: text.description },
    text,
    titles: partTitles(language),
    sheet: readWorksheet(language, text.worksheet),
  }
}

export const meta = ownMeta

/** A weekly part of the programme. */
export default function ProgrammePartPage() {
  const { text, titles, sheet } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main page-tall">
      <PartView
        key={text.part}
        text={text}
        titles={titles}
        recoveryFirst={<RecoveryFirst />}
        Finish={FinishPart}
        sheetTitle={sheet.title}
        worksheet={(values, onChange) => <WorksheetForm {...{ sheet, values, onChange }} />}
      />
    </div>
  )
}
