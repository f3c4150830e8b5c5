import type { Ref } from 'react'
import type { NextStep } from '#core/home/next-step.ts'
import type { Occurrence } from '#core/plan/occurrences.ts'
import { dayInWeek, weekOf } from '#core/programme/recovery.ts'
import { moduleOf, weekOfPart } from '#core/programme/stress-programme.ts'
import { formatDay } from '#text/format.ts'
import { invitationStore } from '#web/features/self/profile/invitation.ts'
import { useClosing } from '#web/features/self/profile/use-closing.ts'
import { programmePath } from '#web/features/self/recovery/recovery-paths.ts'
import { partPath, placePath } from '#web/features/self/stress-programme/programme-paths.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { AnswerableRound } from './use-situation.ts'

type Next = NextStep<AnswerableRound>

type NextStepCardProps = {
  readonly ref: Ref<HTMLElement>
  readonly next: Next
  /** Titles of actions and of parts of the programme, by name. */
  readonly titles: Readonly<Record<string, string>>
  /** The action that has just been marked as done; null: none. */
  readonly marked: string | null
  readonly onDone: (occurrence: Occurrence, title: string) => void
}

/** The pages of steps that need no further parameters. */
const pages = {
  'check-up': '/stressprofil/start',
  analysis: '/djupanalys',
  plan: '/personal-action-plan',
  prevention: '/green-zone',
  rest: '/ovningar?ovning=andas',
} as const

/** The next step, the largest element of the page. */
export function NextStepCard({ ref, next, titles, marked, onDone }: NextStepCardProps) {
  const t = useText('mine')
  const { title, text, actions } = useWords(next, titles, onDone)
  return (
    <section ref={ref} tabIndex={-1} className="surface next-step" aria-labelledby="nasta-steg">
      <p role="status" className="small">
        {marked !== null && t('next.action.marked', { title: marked })}
      </p>
      <p className="next-step-over">{t('next.title')}</p>
      <h2 id="nasta-steg">{title}</h2>
      <p>{text}</p>
      <p className="actions">{actions}</p>
    </section>
  )
}

const titleOf = ({ entry }: Occurrence, titles: NextStepCardProps['titles']): string =>
  entry.title || (titles[entry.action] ?? titles.own ?? '')

function useWords(next: Next, titles: NextStepCardProps['titles'], onDone: NextStepCardProps['onDone']) {
  const t = useText('mine')
  const { language } = useLanguage()
  const closing = useClosing()

  switch (next.kind) {
    case 'round': {
      const { invitation, page } = next.round
      const words = closing(invitation)
      return {
        title: t('next.round', { round: words.round }),
        text: t('next.round.text', words),
        actions: (
          <PageButton to={page} onClick={() => invitationStore.write({ token: null, invitation })}>
            {t('next.round.button')}
          </PageButton>
        ),
      }
    }
    case 'resume':
      return {
        title: t('next.resume'),
        text: t('next.resume.text'),
        actions: <PageButton to={next.page}>{t('next.resume.button')}</PageButton>,
      }
    case 'recovery': {
      const { what, step } = next
      const place = step === null ? {} : { week: weekOf(step), day: dayInWeek(step) }
      return {
        title: t(`next.${what}`),
        text: what === 'step' ? t('next.step.text', place) : t(`next.${what}.text`),
        actions: <PageButton to={programmePath}>{t(`next.${what}.button`)}</PageButton>,
      }
    }
    case 'part': {
      const { part, stopped } = next
      const place = { module: moduleOf(part), week: weekOfPart(part) }
      return {
        title: titles[part] ?? t('next.part'),
        ...(stopped === null
          ? {
              text: t('next.part.text', place),
              actions: <PageButton to={partPath(part)}>{t('next.part.button')}</PageButton>,
            }
          : {
              text: t('next.part.resume.text', { ...place, screen: t(`next.part.${stopped}`) }),
              actions: (
                <PageButton to={placePath({ part, screen: stopped })}>
                  {t('next.part.resume.button')}
                </PageButton>
              ),
            }),
      }
    }
    case 'action': {
      const { at, minutes } = next.occurrence
      const title = titleOf(next.occurrence, titles)
      return {
        title,
        text: t('next.action.text', { time: clockText(at.time, language), minutes }),
        actions: (
          <>
            <Button onClick={() => onDone(next.occurrence, title)}>{t('next.action.done')}</Button>
            <PageButton kind="quiet" to="/personal-action-plan">
              {t('next.action.plan')}
            </PageButton>
          </>
        ),
      }
    }
    case 'ahead': {
      const { occurrence } = next
      const words = occurrence && {
        title: titleOf(occurrence, titles),
        day: formatDay(new Date(`${occurrence.at.day}T12:00:00Z`), language),
        time: clockText(occurrence.at.time, language),
      }
      return {
        title: t('next.ahead'),
        text: words === null ? t('next.ahead.none') : t('next.ahead.text', words),
        actions: (
          <>
            <PageButton to="/personal-action-plan">{t('next.action.plan')}</PageButton>
            <PageButton kind="quiet" to={pages.rest}>
              {t('next.rest.button')}
            </PageButton>
          </>
        ),
      }
    }
    case 'profile':
      return {
        title: t(next.again ? 'next.again' : 'next.profile'),
        text: t(next.again ? 'next.again.text' : 'next.profile.text'),
        actions: <PageButton to="/stressprofil/start">{t('next.profile.button')}</PageButton>,
      }
    default:
      return {
        title: t(`next.${next.kind}`),
        text: t(`next.${next.kind}.text`),
        actions: <PageButton to={pages[next.kind]}>{t(`next.${next.kind}.button`)}</PageButton>,
      }
  }
}
