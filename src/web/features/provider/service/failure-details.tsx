import type { WorkQueue } from '#contract/provider/work-queue.ts'
import { formatList } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { useMoment } from './use-moment.ts'

type Failure = WorkQueue['failures'][number]

/** The number of attempts and the time of the next, and the domains that an e-mail was for. */
export function FailureDetails({ failure }: { readonly failure: Failure }) {
  const t = useText('service')
  const moment = useMoment()
  const { language } = useLanguage()
  const { code, tries, lastTry, nextTry, domains, elsewhere, mayRetry } = failure
  const shown = formatList(domains, language)
  const sentences = [
    lastTry === null
      ? t('failures.tries.only', { tries })
      : t('failures.tries', { tries, last: moment(lastTry) }),
    ...(nextTry === null ? [] : [t('failures.next', { next: moment(nextTry) })]),
    ...(domains.length === 0
      ? []
      : [
          elsewhere === 0
            ? t('failures.to', { domains: shown })
            : t('failures.to.others', { domains: shown, count: elsewhere }),
        ]),
    ...(domains.length === 0 && elsewhere > 0 ? [t('failures.to.elsewhere', { count: elsewhere })] : []),
    ...(code === null ? [] : [t('failures.code', { code })]),
    ...(mayRetry ? [] : [t('failures.over')]),
  ]
  return sentences.join(' ')
}
