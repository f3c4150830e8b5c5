import type { Day } from '#core/calendar/local-time.ts'
import { pause } from '#core/programme/follow-programme.ts'
import { focusHeadingAbove } from '#web/lib/arrival.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { OwnProgramme } from './use-stress-programme.ts'

/** `worse`: by the safety rule. `heavy`: one week with the heaviest answers. */
export type CheckOutcome = 'worse' | 'heavy' | 'unsaid' | 'thanks'

type AfterCheckProps = {
  readonly outcome: 'worse' | 'heavy'
  readonly own: OwnProgramme
  readonly today: Day
}

/**
 * After a week that was too much: a person to talk to, then less to do. The safety rule pauses, one heavy week offers a
 * pause.
 */
export function AfterCheck({ outcome, own, today }: AfterCheckProps) {
  const t = useText('stressProgramme')
  const isPaused = own.document.pausedSince !== null
  return (
    <section className="surface flow" aria-labelledby="after-check">
      {outcome === 'worse' && <SafetyBlock id="hjalp-efter-veckochecken" />}
      <h3 id="after-check">{t(`after.${outcome}`)}</h3>
      <p>{t(`after.${outcome}.text`)}</p>
      <ol>
        {(['1', '2', '3'] as const).map((line) => (
          <li key={line}>
            {line === '3' && outcome === 'worse' && isPaused
              ? t('after.worse.paused')
              : t(`after.${outcome}.${line}`)}
          </li>
        ))}
      </ol>
      <p className="actions">
        <a href="tel:1177" className="button button-primary">
          {t('after.call')}
        </a>
        {isPaused ? (
          <span role="status">{t('now.paused')}</span>
        ) : (
          <Button
            kind="quiet"
            onClick={({ currentTarget }) => {
              focusHeadingAbove(currentTarget)
              own.change((one) => pause(one, today))
            }}
          >
            {t('manage.pause')}
          </Button>
        )}
      </p>
      <p>
        <PageLink to="/aterhamtningsprogram">{t('recovery.link')}</PageLink>
      </p>
      {outcome === 'worse' && <p className="small quiet">{t('after.rule')}</p>}
    </section>
  )
}
