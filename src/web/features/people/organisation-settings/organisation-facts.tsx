import { useQuery } from '@tanstack/react-query'
import { rowOf } from '#core/languages.ts'
import { callApi } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'

type OrganisationFactsProps = {
  readonly organisationId: string
  /** The reader is an owner; only owners create API keys. */
  readonly owns: boolean
}

/** The settings of the organisation, each with a link to where it is changed. */
export function OrganisationFacts({ organisationId, owns }: OrganisationFactsProps) {
  const t = useText('organisation')
  const organisation = useQuery({
    queryKey: ['organisation', organisationId],
    queryFn: ({ signal }) => callApi('readOrganisation', { params: { organisationId }, signal }),
  })
  return (
    <Panel reading={organisation} heading={t('facts.title')}>
      {({ name, number, members, units, smallestGroup, language }) => {
        const withWay = (
          text: string,
          to: string,
          key:
            | 'facts.people.change'
            | 'facts.roles.change'
            | 'facts.group.change'
            | 'facts.integrations.change',
        ) => (
          <>
            {text} <PageLink to={to}>{t(key)}</PageLink>
          </>
        )
        return (
          <section className="surface flow organisation-facts" aria-labelledby="organisation-facts">
            <h2 id="organisation-facts">{t('facts.title')}</h2>
            <DefinitionList
              entries={[
                { id: 'name', term: t('facts.name'), details: name },
                { id: 'number', term: t('facts.number'), details: number ?? t('facts.number.none') },
                {
                  id: 'people',
                  term: t('facts.people'),
                  details: withWay(
                    t('facts.people.text', { members, units }),
                    '/personer-och-enheter',
                    'facts.people.change',
                  ),
                },
                {
                  id: 'roles',
                  term: t('facts.roles'),
                  details: withWay(t('facts.roles.text'), '/roller', 'facts.roles.change'),
                },
                {
                  id: 'group',
                  term: t('facts.group'),
                  details: withWay(
                    t('facts.group.text', { count: smallestGroup }),
                    '/matningar',
                    'facts.group.change',
                  ),
                },
                {
                  id: 'language',
                  term: t('facts.language'),
                  details: t('facts.language.text', { language: rowOf(language).ownName }),
                },
                ...(owns
                  ? [
                      {
                        id: 'integrations',
                        term: t('facts.integrations'),
                        details: withWay(
                          t('facts.integrations.text'),
                          '/integrationer',
                          'facts.integrations.change',
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            {!owns && <p className="small quiet">{t('facts.owners')}</p>}
          </section>
        )
      }}
    </Panel>
  )
}
