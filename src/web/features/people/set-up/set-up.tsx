import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { RowList } from '#web/ui/row-list/row-list.tsx'
import { type SetUpStep, setUpSteps, stepsOf } from './steps-of.ts'

/** The page of each step. */
const ways: Readonly<Record<SetUpStep, string>> = {
  people: '/personer-och-enheter#now',
  roles: '/roller',
  signIn: '/organisation#single-sign-on',
  representative: '/roller',
  round: '/matningar',
}

const mark = { done: '✓', todo: '○', choice: '✓' } as const

type SetUpProps = {
  readonly organisationId: string
  readonly owns: boolean
  /** When it disappears: on a start page with the first round, on its own page with the last step. */
  readonly until: 'first round' | 'all done'
  /** Shown in its place afterwards. */
  readonly then?: ReactNode
}

/** The steps of setting up an organisation, each with a link to its page; nothing once they are done. */
export function SetUp({ organisationId, owns, until, then = null }: SetUpProps) {
  const t = useText('setUp')
  const params = { organisationId }
  const organisation = useQuery({
    queryKey: ['organisation', organisationId],
    queryFn: ({ signal }) => callApi('readOrganisation', { params, signal }),
  })
  const roles = useQuery({
    queryKey: ['roles', organisationId],
    queryFn: ({ signal }) => callApi('listRoles', { params, signal }),
  })
  const rounds = useQuery({
    queryKey: ['rounds', organisationId],
    queryFn: ({ signal }) => callApi('listRounds', { params, signal }),
  })
  const signOn = useQuery({
    queryKey: ['single-sign-on', organisationId],
    queryFn: ({ signal }) => callApi('readSingleSignOn', { params, signal }),
    enabled: owns,
  })
  if (organisation.data === undefined || roles.data === undefined || rounds.data === undefined) return null
  const states = stepsOf({
    organisation: organisation.data,
    roles: roles.data,
    rounds: rounds.data,
    signOn: signOn.data ?? null,
  })
  const left = setUpSteps.filter((step) => states[step] === 'todo').length
  if (until === 'first round' ? states.round === 'done' : left === 0) return then
  const isAsked = roles.data.requests.some(({ gives }) => gives)
  const details = (step: SetUpStep): string => {
    if (step === 'people') return t('people.text', { count: organisation.data.members })
    if (step === 'representative' && isAsked) return t('representative.asked')
    return t(`${step}.text`)
  }
  return (
    <section className="overview-section set-up" aria-labelledby="set-up">
      <h2 id="set-up">{t('title')}</h2>
      <p>{t('lead')}</p>
      <p>{left === 1 ? t('left.1') : t('left', { count: left })}</p>
      <RowList
        labelledBy="set-up"
        rows={setUpSteps.map((step) => ({
          id: step,
          title: t(`${step}.title`),
          state: (
            <>
              <span aria-hidden="true">{mark[states[step]]} </span>
              {t(states[step])}
            </>
          ),
          details: details(step),
          action: <PageLink to={ways[step]}>{t(`${step}.way`)}</PageLink>,
        }))}
      />
      <p className="quiet">{t('later')}</p>
    </section>
  )
}
