import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { checklistPaths, nameAt } from '#web/features/support/manager-support/support-pages.ts'
import { TickList } from '#web/features/support/manager-support/tick-list.tsx'
import { readChecklist } from '#web/lib/content/read-checklist.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { Prose } from '#web/lib/prose.tsx'
import { SupportPage } from './support-page.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'managerSupport', 'gate', 'problems')
  const name = nameAt(checklistPaths, data.page.path)
  const checklist = readChecklist(data.page.language, `manager-support/${name}`)
  const { title, description } = checklist
  return { ...data, head: { title, description }, name, checklist }
}

export const meta = ownMeta

/** A manager's checklist, to tick and to print. */
export default function ChecklistPage() {
  const { name, checklist } = useLoaderData<typeof loader>()
  const { title, lead, opening, parts } = checklist
  return (
    <SupportPage title={title} lead={lead} here={checklistPaths[name]}>
      <div className="column flow">
        <Prose html={opening} />
        <TickList key={name} name={name} parts={parts} />
      </div>
    </SupportPage>
  )
}
