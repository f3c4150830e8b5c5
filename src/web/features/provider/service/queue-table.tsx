import type { WorkQueue } from '#contract/provider/work-queue.ts'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import { useMoment } from './use-moment.ts'

/** Waiting and running jobs, by kind. */
export function QueueTable({ kinds }: { readonly kinds: WorkQueue['kinds'] }) {
  const t = useText('service')
  const moment = useMoment()
  const { language } = useLanguage()
  return (
    <section className="flow section-part" aria-labelledby="work-queue">
      <h2 id="work-queue">{t('queue.title')}</h2>
      {kinds.length === 0 ? (
        <p>{t('queue.none')}</p>
      ) : (
        <Table
          caption={t('queue.table')}
          hideCaption
          stacks
          columns={[
            { id: 'job', label: t('queue.job') },
            { id: 'waiting', label: t('queue.waiting'), numeric: true },
            { id: 'running', label: t('queue.running'), numeric: true },
            { id: 'oldest', label: t('queue.oldest') },
          ]}
          rows={kinds.map(({ job, waiting, running, oldest }) => ({
            id: job,
            cells: [
              t(`job.${job}`),
              formatNumber(waiting, language),
              formatNumber(running, language),
              oldest === null ? t('queue.nothing') : moment(oldest),
            ],
          }))}
        />
      )}
    </section>
  )
}
