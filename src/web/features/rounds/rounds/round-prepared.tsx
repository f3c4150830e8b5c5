import { useEffect, useRef } from 'react'
import type { RoundPreparation, RoundView } from '#contract/rounds/round.ts'
import { formatDay, formatNumber, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

type RoundPreparedProps = {
  /** For a long list only the preparation: it is frozen in the background. */
  readonly round: RoundView | RoundPreparation
}

/** Says that the round is prepared and what happens next. It takes the focus, because the pressed button is gone. */
export function RoundPrepared({ round }: RoundPreparedProps) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const count = formatNumber(round.invited, language)
  const isThere = 'state' in round
  return (
    <div ref={notice} tabIndex={-1} className="column">
      <Notice kind="done" live title={t(isThere ? 'done.title' : 'begun.title', { name: round.name })}>
        {isThere ? <WhatHappensNext round={round} count={count} /> : <p>{t('begun.text', { count })}</p>}
      </Notice>
    </div>
  )
}

function WhatHappensNext({ round, count }: { readonly round: RoundView; readonly count: string }) {
  const t = useText('prepareRound')
  const { language } = useLanguage()
  const moment = (iso: string) => ({
    day: formatDay(new Date(iso), language),
    time: formatTime(new Date(iso), language),
  })
  const silence = round.review?.silenceOpensAt ?? null
  return (
    <>
      <p>
        {silence === null ? t('done.owner') : t('done.safety-representative', moment(silence))}{' '}
        {t('done.invited', { count })}
      </p>
      <p>{t('done.closes', moment(round.closesAt))}</p>
    </>
  )
}
