import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Band } from '#web/features/site/article/band.tsx'
import { OwnNotes } from '#web/features/support/manager-support/own-notes.tsx'
import { guidePaths, nameAt } from '#web/features/support/manager-support/support-pages.ts'
import { readContent } from '#web/lib/content/read-content.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { Prose } from '#web/lib/prose.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SupportPage } from './support-page.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'managerSupport', 'gate', 'problems')
  const name = nameAt(guidePaths, data.page.path)
  const content = readContent(data.page.language, `manager-support/${name}`)
  const { title = '', description = '' } = content.fields
  return { ...data, head: { title, description }, name, content }
}

export const meta = ownMeta

/** A manager's guide to a talk or to the four steps after a round: to read and print, with own notes below. */
export default function GuidePage() {
  const t = useText('managerSupport')
  const { name, content } = useLoaderData<typeof loader>()
  return (
    <SupportPage title={content.fields.title} lead={content.fields.lead} here={guidePaths[name]}>
      {content.sections.map(({ id, title, html }) => (
        <Band key={id} id={id} title={title}>
          <Prose html={html} />
        </Band>
      ))}
      <div className="flow">
        <p className="actions no-print">
          <Button kind="quiet" onClick={() => print()}>
            {t('guide.print')}
          </Button>
        </p>
        <OwnNotes key={name} guide={name} />
      </div>
    </SupportPage>
  )
}
