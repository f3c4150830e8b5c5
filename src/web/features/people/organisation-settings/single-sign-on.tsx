import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SingleSignOn as Settings, SingleSignOnToKeep } from '#contract/identity/single-sign-on.ts'
import { sameJson } from '#core/own-document/merge.ts'
import { formatDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { combined } from '#web/lib/panel/reading.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { type SignOnDraft, type SignOnError, signOnDraftOf, validateSignOn } from './single-sign-on-form.ts'

type OrganisationProps = { readonly organisationId: string }

/** The owner sets up the employer's sign-in, and the addresses that use it. */
export function SingleSignOn({ organisationId }: OrganisationProps) {
  const t = useText('organisation')
  const queries = useQueryClient()
  const params = { organisationId }
  const queryKey = ['single-sign-on', organisationId]
  const kept = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('readSingleSignOn', { params, signal }),
  })
  const units = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params, signal }),
  })
  const [draft, setDraft] = useState<SignOnDraft | null>(null)
  const [errors, setErrors] = useState<readonly SignOnError[]>([])
  const save = useMutation({
    mutationFn: (body: SingleSignOnToKeep) => proving(() => callApi('writeSingleSignOn', { params, body })),
    onSuccess: (now) => {
      queries.setQueryData(queryKey, now)
      setDraft(signOnDraftOf(now))
    },
  })
  useEffect(() => {
    // Input stays when the settings are read again.
    if (kept.data !== undefined) setDraft((typed) => typed ?? signOnDraftOf(kept.data))
  }, [kept.data])

  if (draft === null || kept.data === undefined || units.data === undefined) {
    return (
      <Panel reading={combined({ kept, units })} shape="form" heading={t('signOn.title')}>
        {() => null}
      </Panel>
    )
  }
  const { callback, identityProvider, domains } = kept.data
  const isSetUp = identityProvider !== null
  const change = (part: Partial<SignOnDraft>) => {
    setDraft({ ...draft, ...part })
    save.reset()
  }

  function submit() {
    if (draft === null || kept.data === undefined) return
    const { body, errors: found } = validateSignOn(draft, kept.data)
    setErrors(found)
    if (body !== null) save.mutate(body)
  }

  return (
    <section className="overview-section column" aria-labelledby="single-sign-on">
      <h2 id="single-sign-on">{t('signOn.title')}</h2>
      <p>{t('signOn.lead')}</p>
      <p>{t('signOn.limit')}</p>
      <Form
        errors={errors.map((field) => ({
          fieldId: `sign-on-${field}`,
          message: t(`signOn.error.${field}`),
        }))}
        busy={save.isPending}
        onSubmit={submit}
      >
        <LeaveGuard unsaved={!sameJson(draft, signOnDraftOf(kept.data))} />
        <p>{t('signOn.callback')}</p>
        <p>
          <code className="sign-on-text">{callback}</code>
        </p>
        <TextField
          id="sign-on-issuer"
          type="url"
          label={t('signOn.issuer')}
          hint={t('signOn.issuer.hint')}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.issuer}
          onChange={({ target }) => change({ issuer: target.value })}
        />
        <TextField
          id="sign-on-clientId"
          label={t('signOn.clientId')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={draft.clientId}
          onChange={({ target }) => change({ clientId: target.value })}
        />
        <TextField
          id="sign-on-clientSecret"
          type="password"
          label={t('signOn.clientSecret')}
          hint={t(isSetUp ? 'signOn.clientSecret.kept' : 'signOn.clientSecret.hint')}
          autoComplete="off"
          value={draft.clientSecret}
          onChange={({ target }) => change({ clientSecret: target.value })}
        />
        <Textarea
          id="sign-on-domains"
          rows={3}
          label={t('signOn.domains')}
          hint={t('signOn.domains.hint')}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.domains}
          onChange={({ target }) => change({ domains: target.value })}
        />
        <Select
          id="sign-on-unit"
          label={t('signOn.unit')}
          hint={t('signOn.unit.hint')}
          options={[
            { value: '', label: t('signOn.unit.none') },
            ...units.data.units.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.joinUnitId}
          onChange={({ target }) => change({ joinUnitId: target.value })}
        />
        <Failure error={save.error} />
        {save.isSuccess && <Notice live kind="done" title={t(isSetUp ? 'signOn.saved' : 'signOn.removed')} />}
        <p className="actions">
          <Submit busyLabel={t('signOn.saving')}>{t('signOn.save')}</Submit>
          {isSetUp && (
            <TwoStepButton
              label={t('signOn.remove')}
              question={t('signOn.remove.question')}
              yes={t('signOn.remove.yes')}
              no={t('signOn.remove.no')}
              busy={save.isPending}
              onConfirm={() => save.mutate({ identityProvider: null, domains: [] })}
            />
          )}
        </p>
      </Form>
      {domains.length > 0 && <Domains domains={domains} />}
    </section>
  )
}

/** For each domain whether its DNS has our record, and the record itself where it does not. */
function Domains({ domains }: Pick<Settings, 'domains'>) {
  const t = useText('organisation')
  const { language } = useLanguage()
  const waiting = domains.some(({ provenAt }) => provenAt === null)
  return (
    <div className="flow sign-on-domains">
      <h3>{t(waiting ? 'signOn.records' : 'signOn.domains')}</h3>
      {waiting && <p>{t('signOn.records.text')}</p>}
      <DefinitionList
        entries={domains.map(({ domain, record, provenAt }) => ({
          id: domain,
          term: domain,
          details:
            provenAt !== null ? (
              t('signOn.proven', { date: formatDate(new Date(provenAt), language) })
            ) : (
              <>
                {t('signOn.waits')}
                <span className="field-hint">
                  {t('signOn.record.name')} <code className="sign-on-text">{record.name}</code>
                  <br />
                  {t('signOn.record.text')} <code className="sign-on-text">{record.text}</code>
                </span>
              </>
            ),
        }))}
      />
    </div>
  )
}
