import { meetingWays } from '#core/booking/booking-types.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { asksForCompany, type BookingDraft } from './booking-draft.ts'

export type FieldsProps = {
  readonly draft: BookingDraft
  readonly onChange: (part: Partial<BookingDraft>) => void
}

/** Who books and how to meet: as few fields as possible, and never the reason. */
export function DetailsFields({
  draft,
  onChange,
  withAccount,
  closed,
}: FieldsProps & { readonly withAccount: boolean; readonly closed: boolean }) {
  const t = useText('booking')
  const slot = draft.type !== 'lecture'
  return (
    <>
      {slot && (
        <Radios
          id="booking-way"
          name="way"
          legend={t('details.way')}
          choices={meetingWays.map((way) => ({ value: way, label: t(`details.way.${way}`) }))}
          value={draft.way === '' ? undefined : draft.way}
          onChange={(way) => onChange({ way })}
        />
      )}
      {(!slot || draft.way === 'phone') && (
        <TextField
          {...(slot ? {} : { optional: t('optional') })}
          id="booking-phone"
          type="tel"
          width="medium"
          label={t('details.phone')}
          autoComplete="tel"
          value={draft.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      )}
      <TextField
        id="booking-name"
        label={t('details.name')}
        autoComplete="name"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {asksForCompany(draft.type) && (
        <TextField
          id="booking-company"
          label={t('details.company')}
          optional={t('optional')}
          autoComplete="organization"
          value={draft.company}
          onChange={(event) => onChange({ company: event.target.value })}
        />
      )}
      {withAccount ? (
        <p className="quiet">{t('details.email.account')}</p>
      ) : (
        <TextField
          id="booking-email"
          type="email"
          label={t('details.email')}
          hint={t(closed ? 'details.email.closed' : 'details.email.hint')}
          autoComplete="email"
          spellCheck={false}
          value={draft.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      )}
      <div className="hidden-text" aria-hidden="true">
        <label htmlFor="booking-website">{t('details.website')}</label>
        <input id="booking-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="small quiet">
        {t('details.privacy')} <PageLink to="/integritetspolicy">{t('details.privacy.link')}</PageLink>
      </p>
    </>
  )
}
