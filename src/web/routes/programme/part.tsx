import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { partIds } from '#core/programme/stress-programme.ts'
import type { LookBackProps } from '#web/features/self/stress-programme/look-back.tsx'
import { PartView } from '#web/features/self/stress-programme/part-view.tsx'
import { partPath } from '#web/features/self/stress-programme/programme-paths.ts'
import type { WorksheetFormProps } from '#web/features/self/worksheets/worksheet-form.tsx'
import { partDrawing } from '#web/lib/content/part-drawing.ts'
import { readProgrammePart } from '#web/lib/content/read-programme-part.ts'
import { readWorksheet } from '#web/lib/content/read-worksheet.ts'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { partTitles } from './programme-data.ts'
import { RecoveryFirst } from './recovery-first.tsx'

const loadWorksheet = () =>
  import('#web/features/self/worksheets/worksheet-form.tsx').then((part) => part.WorksheetForm)

const loadLookBack = () => import('./look-back-part.tsx').then((part) => part.LookBackPart)

/** Both are fetched before their screens are opened, because a print has all screens. */
function WorksheetPart(props: WorksheetFormProps) {
  const form = useLazyModule(true, loadWorksheet)
  return <LazyPart part={form}>{(WorksheetForm) => <WorksheetForm {...props} />}</LazyPart>
}

function LookBackScreen(props: Omit<LookBackProps, 'loadAsk'>) {
  const screen = useLazyModule(true, loadLookBack)
  return <LazyPart part={screen}>{(LookBackPart) => <LookBackPart {...props} />}</LazyPart>
}

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'stressProgramme', 'ownDocument', 'safety', 'worksheet', 'readAloud')
  const { language, path } = data.page
  const part = partIds.find((one) => partPath(one) === path) ?? partIds[0]
  if (part === undefined) throw new Error('The programme has no parts')
  const text = readProgrammePart(language, part)
  return {
    ...data,
    head: { title: text.title, description: text.description },
    text,
    drawing: partDrawing(part),
    titles: partTitles(language),
    sheet: readWorksheet(language, text.worksheet),
  }
}

export const meta = ownMeta

/** A weekly part of the programme. */
export default function ProgrammePartPage() {
  const { text, drawing, titles, sheet } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main page-tall">
      <PartView
        key={text.part}
        text={text}
        drawing={drawing}
        titles={titles}
        recoveryFirst={<RecoveryFirst />}
        LookBack={LookBackScreen}
        sheetTitle={sheet.title}
        worksheet={(values, onChange) => <WorksheetPart {...{ sheet, values, onChange }} />}
      />
    </div>
  )
}
