import { type ReactNode, useState } from 'react'
import type { MyGuidance } from '#contract/guidance/guidance.ts'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { type BeginWish, beginErrors, useBegin } from './use-begin.ts'

type BeginProps = {
  readonly personId: string
  readonly guides: MyGuidance['guides']
  /** The person signs in only with an address that is on an employer's list. */
  readonly isWorkAddress: boolean
  /** What guidance is and is not, shown before the consent. */
  readonly about: ReactNode
}

/** Begins a guidance: information, choice of a guide, consent. Nothing is shared before that. */
export function Begin({ personId, guides, isWorkAddress, about }: BeginProps) {
  const t = useText('guidance')
  return (
    <div className="with-aside">
      <div className="flow">{about}</div>
      <div className="today-parts">
        {guides.length === 0 ? (
          <section className="surface flow">
            <h2>{t('begin.none.title')}</h2>
            <p>{t('begin.none')}</p>
            <p>
              <PageButton to="/stod">{t('begin.none.link')}</PageButton>
            </p>
          </section>
        ) : (
          <>
            {isWorkAddress && (
              <Notice kind="help" title={t('begin.address.title')}>
                <p>{t('begin.address')}</p>
                <p>
                  <PageLink to="/installningar">{t('begin.address.link')}</PageLink>
                </p>
              </Notice>
            )}
            <ChooseGuide personId={personId} guides={guides} />
          </>
        )}
      </div>
    </div>
  )
}

function ChooseGuide({ personId, guides }: Pick<BeginProps, 'personId' | 'guides'>) {
  const t = useText('guidance')
  const [wish, setWish] = useState<BeginWish>({ guideId: '', name: '', consent: false })
  const [errors, setErrors] = useState<ReturnType<typeof beginErrors>>([])
  const begin = useBegin(personId)
  const write = (part: Partial<BeginWish>) => setWish({ ...wish, ...part })
  return (
    <section className="surface" aria-labelledby="begin-title">
      <Form
        errors={errors.map(({ field, text }) => ({ fieldId: `begin-${field}`, message: t(text) }))}
        busy={begin.isPending}
        onSubmit={() => {
          const found = beginErrors(wish)
          setErrors(found)
          if (found.length === 0)
            begin.mutate({ guideId: wish.guideId, name: wish.name, terms: guidanceTerms })
        }}
      >
        <h2 id="begin-title">{t('begin.title')}</h2>
        <Radios
          id="begin-guideId"
          name="guideId"
          legend={t('begin.guide')}
          hint={t('begin.hosp')}
          choices={guides.map(({ id, name, licenceNumber }) => ({
            value: id,
            label: <bdi>{name}</bdi>,
            hint: t('guide.licence', { licence: licenceNumber }),
          }))}
          value={wish.guideId}
          onChange={(guideId) => write({ guideId })}
        />
        <TextField
          id="begin-name"
          label={t('begin.name')}
          hint={t('begin.name.hint')}
          autoComplete="given-name"
          dir="auto"
          value={wish.name}
          onChange={({ target }) => write({ name: target.value })}
        />
        <Checkbox
          id="begin-consent"
          label={t('begin.consent')}
          checked={wish.consent}
          onChange={({ target }) => write({ consent: target.checked })}
        />
        <Failure error={begin.error} />
        <Submit busyLabel={t('begin.busy')}>{t('begin.button')}</Submit>
      </Form>
    </section>
  )
}
