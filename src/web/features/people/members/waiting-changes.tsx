import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ImportView } from '#contract/people/organisation.ts'
import { formatDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { Problems } from './import-report.tsx'
import { NamedChanges } from './named-changes.tsx'
import { NamedUnits } from './named-units.tsx'
import { toldAsWaiting } from './told-as-waiting.ts'

type WaitingChangesProps = {
  readonly organisationId: string
  /** Whether the reader may withdraw a change. */
  readonly canChange: boolean
}

/** Changes by hand that wait for their day, with a button to withdraw each, and those that were stopped on their day. */
export function WaitingChanges({ organisationId, canChange }: WaitingChangesProps) {
  const t = useText('members')
  const { language } = useLanguage()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const imports = useQuery({
    queryKey: ['imports', organisationId],
    queryFn: ({ signal }) => callApi('listImports', { params: { organisationId }, signal }),
  })
  const organisation = useQuery({
    queryKey: ['organisation', organisationId],
    enabled: canChange,
    queryFn: ({ signal }) => callApi('readOrganisation', { params: { organisationId }, signal }),
  })
  const withdraw = useMutation({
    mutationFn: (importId: string) => callApi('withdrawImport', { params: { organisationId, importId } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['imports', organisationId] })
      // The pressed button is gone.
      heading.current?.focus()
    },
  })
  const { waiting, stopped } = toldAsWaiting(imports.data?.imports ?? [], new Date())
  const dayInWords = (day: string | null) => formatDate(new Date(`${day}T12:00:00Z`), language)
  const smallestGroup = organisation.data?.smallestGroup ?? 8
  const whatOf = ({ kind, report }: ImportView) => {
    const [[person], [unit]] = [report?.people ?? [], report?.unitChanges ?? []]
    const about = kind.endsWith('-unit') ? unit?.name : person?.name || person?.email
    return [kind === 'file' ? '' : t(`change.${kind}`), about].filter(Boolean).join(': ')
  }
  if (waiting.length + stopped.length === 0 && withdraw.isIdle) return null

  return (
    <div className="overview-section">
      <h2 id="waiting" ref={heading} tabIndex={-1}>
        {t('waiting.title')}
      </h2>
      {stopped.map((one) => (
        <Notice
          key={one.id}
          kind="help"
          title={t('waiting.stopped', { day: dayInWords(one.holdsFrom), what: whatOf(one) })}
        >
          <Problems problems={[...(one.report?.errors ?? []), ...(one.report?.warnings ?? [])]} byHand />
          <p>
            {t('waiting.prepared', {
              day: formatDate(new Date(one.createdAt), language),
              name: one.createdBy,
            })}
          </p>
        </Notice>
      ))}
      <Failure error={withdraw.error} />
      {withdraw.isSuccess && <Notice kind="done" live title={t('waiting.withdrawn')} />}
      {waiting.length > 0 && (
        <>
          <p>{t('waiting.lead')}</p>
          <Table
            caption={t('waiting.title')}
            hideCaption
            stacks
            columns={[
              { id: 'day', label: t('waiting.day') },
              { id: 'what', label: t('waiting.what') },
              { id: 'who', label: t('history.who') },
              ...(canChange ? [{ id: 'withdraw', label: t('waiting.withdraw') }] : []),
            ]}
            rows={waiting.map((one) => ({
              id: one.id,
              cells: [
                t('waiting.from', { day: dayInWords(one.holdsFrom) }),
                <What key="what" change={one} what={whatOf(one)} smallestGroup={smallestGroup} />,
                one.createdBy,
                ...(canChange
                  ? [
                      <Button
                        key="withdraw"
                        kind="plain"
                        busy={withdraw.isPending}
                        onClick={() => withdraw.mutate(one.id)}
                      >
                        {t('waiting.withdraw')}
                        <span className="hidden-text"> {whatOf(one)}</span>
                      </Button>,
                    ]
                  : []),
              ],
            }))}
          />
        </>
      )}
    </div>
  )
}

type WhatProps = {
  readonly change: ImportView
  readonly what: string
  readonly smallestGroup: number
}

/** The waiting change, with the names at its preparation; readers who may not see names get less. */
function What({ change: { report }, what, smallestGroup }: WhatProps) {
  const t = useText('members')
  const { people = [], unitChanges = [] } = report ?? {}
  if (people.length + unitChanges.length === 0) return what
  return (
    <>
      <span className="members-name">{what}</span>
      <details className="cell-fold">
        <summary>
          {t('waiting.show')}
          <span className="hidden-text"> {what}</span>
        </summary>
        <p className="quiet">{t('waiting.then')}</p>
        {unitChanges.length > 0 && <NamedUnits changes={unitChanges} smallestGroup={smallestGroup} />}
        {people.length > 0 && <NamedChanges people={people} />}
      </details>
    </>
  )
}
