import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { followUpFacts } from '#core/measures/yearly-follow-up.ts'
import { callApi } from '#web/lib/api.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import { FollowUpForm } from './follow-up-form.tsx'

type YearlyFollowUpProps = { readonly organisationId: string; readonly organisation: string }

const thisYear = () => new Date().getFullYear()

/** The follow-up of a year (`?ar=`): what the product knows beside what the organisation writes. */
export function YearlyFollowUp({ organisationId, organisation }: YearlyFollowUpProps) {
  const t = useText('yearlyFollowUp')
  const [search, setSearch] = useSearchParams()
  const newest = thisYear()
  const years = [newest, newest - 1, newest - 2]
  const year = years.find((one) => String(one) === search.get('ar')) ?? newest
  const loaded = useQuery({
    queryKey: ['yearly-follow-up', organisationId, year],
    queryFn: async ({ signal }) => {
      const params = { organisationId }
      const [kept, { rounds }, plan] = await Promise.all([
        callApi('readYearlyFollowUp', { params: { organisationId, year: String(year) }, signal }),
        callApi('listRounds', { params, signal }),
        callApi('readMeasurePlan', { params, signal }),
      ])
      return { kept, facts: followUpFacts(year, rounds, plan) }
    },
  })
  return (
    <div className="flow follow-ups">
      <p className="print-only">{t('of', { organisation, year })}</p>
      <div className="no-print">
        <Select
          id="follow-up-year"
          label={t('year')}
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={({ target }) => setSearch({ ar: target.value }, { replace: true })}
        />
      </div>
      <Panel reading={loaded} shape="text">
        {({ kept, facts }) => <FollowUpForm key={year} {...{ organisationId, year, kept, facts }} />}
      </Panel>
    </div>
  )
}
