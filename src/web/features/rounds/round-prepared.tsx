import { useEffect, useRef } from 'react'
import type { RoundView } from '#contract/round.ts'
import { formatDay, formatNumber, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** It worked, and what happens next; takes the focus, because the button that was pressed is gone. */
export function RoundPrepared({ round }: { readonly round: RoundView }) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const moment = (iso: string) => ({
    day: formatDay(new Date(iso), language),
    time: formatTime(new Date(iso), language),
  })
  const silence = round.review?.silenceOpensAt ?? null
  return (
    <div ref={notice} tabIndex={-1} className="column">
      <Notice kind="done" live title={t('done.title', { name: round.name })}>
        <p>
          {silence === null ? t('done.owner') : t('done.safety-representative', moment(silence))}{' '}
          {t('done.invited', { count: formatNumber(round.invited, language) })}
        </p>
        <p>{t('done.closes', moment(round.closesAt))}</p>
      </Notice>
    </div>
  )
}
