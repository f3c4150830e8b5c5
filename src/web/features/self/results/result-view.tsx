import { type ReactNode, useRef } from 'react'
import { headingOf, tellsOfMistreatment } from '#core/scoring/result-heading.ts'
import { zoneNear } from '#core/zones/near-limit.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { ReadAloud } from '#web/lib/read-aloud/read-aloud.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { CauseList } from './cause-list.tsx'
import { ChangeSince } from './change-since.tsx'
import { Figures } from './figures.tsx'
import { headingWords } from './heading-words.ts'
import { Mistreated } from './mistreated.tsx'
import type { Apart, TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'
import { ResultHead } from './result-head.tsx'
import { SeekCare } from './seek-care.tsx'
import { RestFirst, SickLeave } from './sick-leave.tsx'
import { Today } from './today.tsx'

type ResultViewProps = {
  readonly form: ResultForm
  readonly taken: TakenResult
  /** The last one before, if there is one to compare with. */
  readonly earlier: TakenResult | undefined
  /** Why there is none, where the form has been answered before. */
  readonly apart: Apart | null
  /** No longer how somebody is: told in the past, and nothing of it is for today. */
  readonly old?: boolean
  /** Where the same questions are asked again. */
  readonly again: string
  /** Below the help and above the result: whether an answer was sent. */
  readonly notice?: ReactNode
  /** What to do first, in the place of the first step's words. */
  readonly firstAction?: ReactNode
  /** After what to do: somebody to talk to. */
  readonly contact?: ReactNode
  /** At the end: keep, print, delete. */
  readonly children?: ReactNode
}

/** What it means, three things to do, when to seek care; the figures are folded. In red, help comes above everything. */
export function ResultView(props: ResultViewProps) {
  const { form, taken, earlier, apart, old = false } = props
  const t = useText('result')
  const { language } = useLanguage()
  const region = useRef<HTMLElement>(null)
  const { zone, causes } = taken.result
  const sickLeave = taken.sickLeave === true
  // Steps for a green result are advice to go on as before, which is not for somebody who is not well enough to work.
  const { kind } = headingOf(taken.result)
  const restFirst = sickLeave && !old && zone === 'green' && kind === 'plain'
  const near = zoneNear(taken.result.total, form.scoring.limits.total, form.questions)
  const { title, meaning } = headingWords(t, language, taken.result, sickLeave, old)
  return (
    <article ref={region} className="flow result">
      {zone === 'red' && <SafetyBlock />}
      {props.notice}
      <ResultHead taken={taken.result} takenAt={taken.takenAt} title={title} old={old}>
        <ReadAloud region={region} />
      </ResultHead>
      <p className="result-meaning">{meaning}</p>
      {old ? (
        <TakeAgain to={props.again} />
      ) : restFirst ? (
        <RestFirst />
      ) : (
        <Today taken={taken.result} first={props.firstAction} />
      )}
      <p className="small quiet">
        {t('limits.notDiagnosis')} {!old && near !== null && t(`limits.near.${near}`)}
      </p>
      <div className="with-aside">
        <div className="flow">
          {sickLeave && <SickLeave old={old} />}
          {tellsOfMistreatment(taken.result) && <Mistreated />}
          {props.contact}
          <SeekCare safety={zone !== 'red'} />
        </div>
        <div className="flow">
          {!sickLeave && <ChangeSince {...{ form, taken, earlier, apart, old }} />}
          <div className="folds">
            <Fold id="siffror" title={t('figures.title')}>
              <Figures form={form} taken={taken.result} sickLeave={sickLeave} />
            </Fold>
            {causes.length > 0 && (
              <Fold id="orsaker" title={t(old ? 'past.causes' : 'causes.title')}>
                <CauseList form={form} causes={causes} old={old} />
              </Fold>
            )}
            <Fold id="metod" title={t('limits.more')}>
              <p>{t('limits.provisional')}</p>
              <p>{form.provenance}</p>
              <p>{form.limitsSource}</p>
              {form.causeLimitsSource !== '' && <p>{form.causeLimitsSource}</p>}
              <p>
                <PageLink to="/granska#granser-for-forandring">{t('change.how')}</PageLink>
              </p>
              <p>
                {form.title} {form.version}
              </p>
            </Fold>
          </div>
        </div>
      </div>
      {props.children}
    </article>
  )
}

/** An old result is no reason to act today: the same questions again, or the latest result. */
function TakeAgain({ to }: { readonly to: string }) {
  const t = useText('result')
  return (
    <p className="actions no-print">
      <PageButton to={to}>{t('save.again')}</PageButton>
      <PageLink to="/mina-resultat">{t('save.results')}</PageLink>
    </p>
  )
}
