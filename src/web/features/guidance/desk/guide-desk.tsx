import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { GuidanceShare } from '#contract/guidance/guidance.ts'
import { focusHeading } from '#web/lib/arrival.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Absence } from './absence.tsx'
import type { PartBlocks } from './block-picker.tsx'
import { useGuidances } from './desk-queries.ts'
import { GuidanceList } from './guidance-list.tsx'
import { GuideThread } from './guide-thread.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export type GuideDeskProps = {
  readonly blocks: readonly PartBlocks[]
  /** Renders shared copies, as in the participant's preview. */
  readonly show: (shares: readonly GuidanceShare[]) => ReactNode
}

/** All participants by promised day; `?deltagare=…` opens one. */
export function GuideDesk({ blocks, show }: GuideDeskProps) {
  const [search] = useSearchParams()
  const chosen = search.get('deltagare')
  return chosen === null ? (
    <All />
  ) : (
    <GuideThread key={chosen} guidanceId={chosen} blocks={blocks} show={show} />
  )
}

function All() {
  const t = useText('guideDesk')
  const list = useGuidances()
  useFocusOnArrival(focusHeading)
  return (
    <Panel reading={list} shape="list">
      {({ me, colleagues, guidances }) => (
        <div className="flow">
          {guidances.length === 0 ? (
            <p className="column">{t('list.empty')}</p>
          ) : (
            <GuidanceList me={me} guidances={guidances} />
          )}
          <Absence me={me} colleagues={colleagues} />
        </div>
      )}
    </Panel>
  )
}
