import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { RowList } from '#web/ui/row-list/row-list.tsx'
import { type SetUpStep, setUpSteps, stepsOf } from './steps-of.ts'

/** Where each step is taken. */
const ways: Readonly<Record<SetUpStep, string>> = {
  units: '/personer-och-enheter#now',
  people: '/personer-och-enheter#people',
  representative: '/roller',
  roles: '/roller',
  support: '/organisation#support-settings',
  rules: '/organisation#contact-rules',
  group: '/matningar',
  language: '/organisation#organisation-facts',
}

const mark = { done: '✓', todo: '○', choice: '✓' } as const

/** The steps of setting up an organisation, each with the way to where it is taken; nothing once all of them are done. */
export function SetUp({ organisationId }: { readonly organisationId: string }) {
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
  const support = useQuery({
    queryKey: ['support-settings', organisationId],
    queryFn: ({ signal }) => callApi('readSupportSettings', { params, signal }),
  })
  if (organisation.data === undefined || roles.data === undefined || support.data === undefined) return null
  const { members, smallestGroup } = organisation.data
  const states = stepsOf({ organisation: organisation.data, roles: roles.data, support: support.data })
  const left = setUpSteps.filter((step) => states[step] === 'todo').length
  if (left === 0) return null
  const isAsked = roles.data.requests.some(({ gives }) => gives)
  const details = (step: SetUpStep): string => {
    if (step === 'rules') return t(support.data.contactRules ? 'rules.on' : 'rules.off')
    if (step === 'people') return t('people.text', { count: members })
    if (step === 'units' || step === 'group') return t(`${step}.text`, { count: smallestGroup })
    if (step === 'representative' && isAsked) return t('representative.asked')
    return t(`${step}.text`)
  }
  return (
    <section className="overview-section" aria-labelledby="set-up">
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
    </section>
  )
}
