import { type ReactNode, useRef } from 'react'
import { headingOf, tellsOfMistreatment } from '#core/scoring/result-heading.ts'
import { zoneNear } from '#core/zones/zone.ts'
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
  /** The last comparable result before, if there is one. */
  readonly earlier: TakenResult | undefined
  /** Why there is none, where the form has been answered before. */
  readonly apart: Apart | null
  /** The result no longer describes the person's present state: it is worded in the past tense, without steps for today. */
  readonly old?: boolean
  /** The page that asks the same questions again. */
  readonly again: string
  /** Below the help and above the result: whether the answer was sent. */
  readonly notice?: ReactNode
  /** An action that replaces the text of the first step. */
  readonly firstAction?: ReactNode
  /** Below the steps: a person to talk to. */
  readonly contact?: ReactNode
  /** At the end: store, print, delete. */
  readonly children?: ReactNode
}

/** The meaning of a result, three things to do, and when to seek care; the figures are folded. In red, help comes first. */
export function ResultView(props: ResultViewProps) {
  const { form, taken, earlier, apart, old = false } = props
  const t = useText('result')
  const { language } = useLanguage()
  const region = useRef<HTMLElement>(null)
  const { zone, causes } = taken.result
  const sickLeave = taken.sickLeave === true
  // Steps for a green result advise to continue as before, which does not fit a person who is too ill to work.
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

/** For an old result, which is no reason to act today: the questions again, or the latest result. */
function TakeAgain({ to }: { readonly to: string }) {
  const t = useText('result')
  return (
    <p className="actions no-print">
      <PageButton to={to}>{t('save.again')}</PageButton>
      <PageLink to="/mina-resultat">{t('save.results')}</PageLink>
    </p>
  )
}
