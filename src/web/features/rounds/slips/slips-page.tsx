import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SlipsMade, SlipsView } from '#contract/rounds/slips.ts'
import { formatDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { QrCode } from '#web/lib/qr-code.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { NewSlip } from './new-slip.tsx'
import { SlipSheets } from './slip-sheets.tsx'

type Unit = SlipsView['units'][number]
type Wanted = { readonly units: readonly Unit[]; readonly memberId?: string }

/** The round in the address, `?matning=`. */
export function SlipsPage({ organisationId }: { readonly organisationId: string }) {
  const t = useText('slips')
  const [search] = useSearchParams()
  const roundId = search.get('matning')
  return (
    <div className="overview">
      <ProofHost />
      {roundId === null ? <p>{t('unchosen')}</p> : <Slips {...{ organisationId, roundId }} />}
      <p className="no-print">
        <PageLink to="/matningar">{t('back')}</PageLink>
      </p>
    </div>
  )
}

type SlipsProps = { readonly organisationId: string; readonly roundId: string }

/** Units with people without e-mail. A press creates the slips of one unit, to be printed at once. */
function Slips({ organisationId, roundId }: SlipsProps) {
  const t = useText('slips')
  const client = useQueryClient()
  const [made, setMade] = useState<readonly SlipsMade[]>([])
  const params = { organisationId, roundId }
  const queryKey = ['slips', organisationId, roundId]
  const slips = useQuery({ queryKey, queryFn: ({ signal }) => callApi('readSlips', { params, signal }) })
  const make = useMutation({
    mutationFn: async ({ units, memberId }: Wanted) => {
      for (const { id: unitId, printed } of units) {
        const body = { unitId, after: printed?.id ?? null, ...(memberId === undefined ? {} : { memberId }) }
        const sheet = await proving(() => callApi('makeSlips', { params, body }))
        // One unit after the other: slips that are made can be printed even if a later unit is refused.
        setMade((before) => [...before, sheet])
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return (
    <Panel reading={slips} shape="table">
      {({ units }) => {
        if (made.length > 0 && !make.isPending) {
          return (
            <>
              <Failure error={make.error} />
              <Made units={made} onDone={() => setMade([])} />
            </>
          )
        }
        if (units.length === 0) return <p>{t('none')}</p>
        const waiting = units.filter(({ people, printed }) => people > 0 && printed === null)
        const bySms = units.reduce((sum, unit) => sum + unit.bySms, 0)
        return (
          <>
            <div className="column flow">
              <h2>{t('advice.title')}</h2>
              <p>{t('advice.text')}</p>
              {bySms > 0 && <p>{t('advice.sms', { count: bySms })}</p>}
            </div>
            <Failure error={make.error} />
            <div className="overview-section">
              <h2>{t('units.title')}</h2>
              {make.isPending && <Waiting shape="line" label={t('making')} />}
              {waiting.length > 1 && (
                <p>
                  <Button busy={make.isPending} onClick={() => make.mutate({ units: waiting })}>
                    {t('units.all')}
                  </Button>
                </p>
              )}
              <Units units={units} busy={make.isPending} onMake={(unit) => make.mutate({ units: [unit] })} />
            </div>
            {waiting.length < units.length && (
              <NewSlip
                {...params}
                units={units.filter((unit) => !waiting.includes(unit))}
                busy={make.isPending}
                onMake={(unit, memberId) => make.mutate({ units: [unit], memberId })}
              />
            )}
            <SharedTablet />
          </>
        )
      }}
    </Panel>
  )
}

/** For people with a slip and without a device of their own. */
function SharedTablet() {
  const t = useText('slips')
  const { pathTo } = useLanguage()
  const address = `${location.origin}${pathTo('/svara')}?delad`
  return (
    <section className="surface flow shared-tablet no-print" aria-labelledby="shared-tablet">
      <h2 id="shared-tablet">{t('shared.title')}</h2>
      <p className="column">{t('shared.text')}</p>
      <p>
        <strong dir="ltr">{address}</strong>
      </p>
      <QrCode text={address} label={t('shared.qr')} />
    </section>
  )
}

type UnitsProps = {
  readonly units: readonly Unit[]
  readonly busy: boolean
  readonly onMake: (unit: Unit) => void
}

/** Printing again invalidates slips that were handed out, so a dialog asks for confirmation. */
function Units({ units, busy, onMake }: UnitsProps) {
  const t = useText('slips')
  const { language } = useLanguage()
  const [again, setAgain] = useState<Unit | null>(null)
  const hasSms = units.some(({ bySms }) => bySms > 0)
  const dayOf = ({ printed }: Unit) => (printed === null ? '' : formatDate(new Date(printed.at), language))
  return (
    <>
      <Table
        caption={t('units.title')}
        hideCaption
        stacks
        columns={[
          { id: 'unit', label: t('units.unit') },
          { id: 'people', label: t(hasSms ? 'units.slips' : 'units.people') },
          ...(hasSms ? [{ id: 'sms', label: t('units.sms') }] : []),
          { id: 'printed', label: t('units.printed') },
          { id: 'make', label: t('units.make') },
        ]}
        rows={units.map((unit) => {
          const { id, name, people, bySms, printed } = unit
          return {
            id,
            cells: [
              name,
              people,
              ...(hasSms ? [bySms] : []),
              printed === null
                ? t(people === 0 ? 'units.none' : 'units.never')
                : t('units.when', {
                    day: dayOf(unit),
                    who: [printed.name ?? '', t(`who.${printed.by}`)]
                      .filter((part) => part !== '')
                      .join(', '),
                    count: printed.slips,
                  }),
              people > 0 && (
                <Button
                  key="make"
                  kind="quiet"
                  busy={busy}
                  onClick={() => (printed === null ? onMake(unit) : setAgain(unit))}
                >
                  {t(printed === null ? 'units.button' : 'units.again')}
                  <span className="hidden-text"> {t('units.for', { unit: name })}</span>
                </Button>
              ),
            ],
          }
        })}
      />
      <Dialog
        open={again !== null}
        onClose={() => setAgain(null)}
        title={t('again.title', { unit: again?.name ?? '' })}
        closeLabel={t('again.cancel')}
      >
        <div className="flow">
          <p>{t('again.text', { day: again === null ? '' : dayOf(again) })}</p>
          <Button
            onClick={() => {
              if (again !== null) onMake(again)
              setAgain(null)
            }}
          >
            {t('again.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

type MadeProps = { readonly units: readonly SlipsMade[]; readonly onDone: () => void }

function Made({ units, onDone }: MadeProps) {
  const t = useText('slips')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="flow column no-print">
        <h2 ref={heading} tabIndex={-1}>
          {t('made.title')}
        </h2>
        <p>{t('made.text')}</p>
        <ul>
          {units.map(({ printing, unit }) => (
            <li key={printing.id}>{t('made.count', { count: printing.slips, unit })}</li>
          ))}
        </ul>
        <p className="actions">
          <Button onClick={() => print()}>{t('made.print')}</Button>
          <Button kind="quiet" onClick={onDone}>
            {t('made.done')}
          </Button>
        </p>
      </div>
      <SlipSheets units={units} />
    </>
  )
}
