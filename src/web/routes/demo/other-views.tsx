import { PhonePicture } from '#web/features/product-pictures/phone-picture.tsx'
import type { DemoFigures } from '#web/lib/content/read-demo-figures.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

/** The employee's own page as a picture, and the real thing to try. */
export function EmployeeView() {
  const t = useText('demo')
  return (
    <section className="demo-employee" aria-labelledby="demo-employee">
      <PhonePicture />
      <div className="flow">
        <h2 id="demo-employee">{t('employee.title')}</h2>
        <p>{t('employee.text')}</p>
        <p>{t('employee.try')}</p>
        <p className="actions">
          <PageButton kind="quiet" to="/stressprofil">
            {t('employee.start')}
          </PageButton>
          <PageLink to="/vem-ser-vad" className="link-alone">
            {t('employee.who')}
          </PageLink>
        </p>
      </div>
    </section>
  )
}

/** Released figures of units, as a manager has them. */
export function ManagerView({ figures }: { readonly figures: DemoFigures }) {
  const t = useText('demo')
  return (
    <section className="flow section-part" aria-labelledby="demo-manager">
      <h2 id="demo-manager">{t('manager.title')}</h2>
      <p>{t('manager.text')}</p>
      <Table
        caption={t('manager.caption')}
        columns={[
          { id: 'unit', label: t('manager.unit') },
          { id: 'total', label: t('manager.total'), numeric: true },
          { id: 'cause', label: t('manager.cause') },
        ]}
        rows={figures.units.map(({ name, score, cause }) => ({
          id: name,
          cells: [name, score ?? t('manager.hidden'), cause ?? '–'],
        }))}
      />
      <p>
        <PageLink to="/forelasningar" className="link-alone">
          {t('manager.lecture')}
        </PageLink>
      </p>
    </section>
  )
}
