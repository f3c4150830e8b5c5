import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import { GroupGauges } from '#web/features/site/drawings/group-gauges.tsx'
import { Streams } from '#web/features/site/drawings/streams.tsx'
import { readContent } from '#web/lib/content/read-content.ts'
import { readingAt } from '#web/lib/content/readings.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'safety')
  const { content: name, safety } = readingAt(data.page.path)
  const content = readContent(data.page.language, name)
  const { title = '', description = '' } = content.fields
  const safetyIn = safety === undefined ? null : content.sections.length - safety
  return { ...data, head: { title, description }, name, content, safetyIn }
}

export const meta = ownMeta

/** Drawings of the texts among the public pages; the other texts are in the frame of a person's own pages. */
const drawings: Readonly<Record<string, ReactNode>> = { 'hr-kit': <GroupGauges />, causes: <Streams /> }

/** A long text, with the safety block where thoughts of suicide are possible. */
export default function ReadingPage() {
  const { name, content, safetyIn } = useLoaderData<typeof loader>()
  return (
    <Article
      content={content}
      folds={name in drawings}
      drawing={drawings[name]}
      {...(safetyIn === null ? {} : { within: { section: safetyIn, part: <SafetyBlock /> } })}
    />
  )
}
