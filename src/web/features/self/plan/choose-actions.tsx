import { useState } from 'react'
import { actionsOf } from '#core/plan/actions.ts'
import type { AreaId } from '#core/plan/areas.ts'
import { suggestedFor, withAnother } from '#core/plan/suggest.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ActionChoice, boxId } from './action-choice.tsx'
import { SuggestedActions } from './suggested-actions.tsx'
import { usePlanText } from './use-plan-text.ts'

export type AreaGroup = {
  readonly title: string
  readonly areas: readonly AreaId[]
  /** Whether its areas are unfolded at first. */
  readonly open: boolean
}

/** The areas to suggest actions from, worst first, and the number of suggestions. */
export type Suggest = { readonly areas: readonly AreaId[]; readonly count: number }

type ChooseActionsProps = {
  readonly groups: readonly AreaGroup[]
  /** From the own result; null: no suggestions, only the choice among all actions. */
  readonly suggest: Suggest | null
  readonly tip: string
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
  readonly onNext: () => void
}

/** With more actions than this a tip is shown: two to three are enough to start with, and more are seldom carried out. */
const advised = 3

const noErrors: readonly FormError[] = []

/** A few suggestions to tick, or all actions by area. */
export function ChooseActions({ groups, suggest, tip, chosen, onChoose, onNext }: ChooseActionsProps) {
  const t = usePlanText()
  const [errors, setErrors] = useState(noErrors)
  const [asked, setAsked] = useState(false)
  const [suggested, setSuggested] = useState(() => suggestedFor(suggest?.areas ?? [], suggest?.count ?? 0))
  // If an action was chosen among all, all are shown again.
  const [all, setAll] = useState(
    () => !chosen.every((action) => (suggested.shown as readonly string[]).includes(action)),
  )
  const few = suggest !== null && !all
  const [firstArea] = groups.flatMap(({ areas }) => areas)
  const [firstAction] = few ? suggested.shown : firstArea === undefined ? [] : actionsOf(firstArea)

  function choose(action: string, wanted: boolean) {
    setErrors(noErrors)
    onChoose(wanted ? [...chosen, action] : chosen.filter((other) => other !== action))
  }

  function next() {
    if (chosen.length > 0) return onNext()
    const fieldId = firstAction === undefined ? boxId('own') : boxId(firstAction)
    setAsked(true)
    setErrors([{ fieldId, message: t('nothing.text') }])
  }

  const count = chosen.length
  return (
    <Form errors={errors} title={t('nothing.title')} onSubmit={next}>
      {(!few || suggest.count > 1) && (
        <Notice>
          <p>{tip}</p>
        </Notice>
      )}
      {few ? (
        <SuggestedActions
          suggested={suggested}
          chosen={chosen}
          onChoose={choose}
          onExchange={(out) => {
            if (chosen.includes(out)) choose(out, false)
            setSuggested(withAnother(suggested, suggest.areas, out))
          }}
          onAll={() => setAll(true)}
        />
      ) : (
        <AllActions groups={groups} asked={asked} firstArea={firstArea} chosen={chosen} onChoose={choose} />
      )}
      <div className="plan-bar no-print">
        <p role="status" className="small">
          {count > 0 && t('selected', { count, plural: t('selected.ending', { count }) })}
          {count > advised && <span className="own-line">{t('tooMany')}</span>}
        </p>
        <Submit>{t('schedule', { count })}</Submit>
      </div>
    </Form>
  )
}

type AllActionsProps = Pick<ChooseActionsProps, 'groups' | 'chosen'> & {
  /** The error links to the first area. */
  readonly asked: boolean
  readonly firstArea: AreaId | undefined
  readonly onChoose: (action: string, wanted: boolean) => void
}

/** All actions by area, and the person's own. */
function AllActions({ groups, asked, firstArea, chosen, onChoose }: AllActionsProps) {
  const t = usePlanText()
  return (
    <>
      {groups
        .filter(({ areas }) => areas.length > 0)
        .map(({ title, areas, open }) => (
          <section key={title} className="plan-part flow">
            <h2>{title}</h2>
            <div className="folds">
              {areas.map((area) => (
                <AreaActions
                  key={area}
                  area={area}
                  open={open}
                  asked={asked && area === firstArea}
                  chosen={chosen}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </section>
        ))}
      <section className="plan-part flow">
        <h2>{t('own.area')}</h2>
        <div className="action-choice">
          <label htmlFor={boxId('own')} className="radio checkbox">
            <input
              id={boxId('own')}
              type="checkbox"
              checked={chosen.includes('own')}
              aria-describedby={`${boxId('own')}-hint`}
              onChange={(event) => onChoose('own', event.target.checked)}
            />
            <span>{t('own.choice')}</span>
          </label>
          <p id={`${boxId('own')}-hint`} className="small quiet">
            {t('own.choice.hint')}
          </p>
        </div>
      </section>
    </>
  )
}

type AreaActionsProps = {
  readonly area: AreaId
  readonly open: boolean
  /** The error links here. */
  readonly asked: boolean
  readonly chosen: readonly string[]
  readonly onChoose: (action: string, wanted: boolean) => void
}

/** The actions of one area, rendered when it is first opened: all areas at once are slow on a slow phone. */
function AreaActions({ area, open, asked, chosen, onChoose }: AreaActionsProps) {
  const t = usePlanText()
  const actions = actionsOf(area)
  const [unfolded, setUnfolded] = useState(open || actions.some((action) => chosen.includes(action)))
  const [seen, setSeen] = useState(unfolded)
  const look = (isOpen: boolean) => {
    setUnfolded(isOpen)
    if (isOpen) setSeen(true)
  }
  return (
    <Fold id={`area-${area}`} title={t(`${area}.title`)} open={unfolded || asked} onOpen={look}>
      {(seen || asked) && (
        <fieldset className="field-group">
          <legend className="hidden-text">{t(`${area}.title`)}</legend>
          {actions.map((action) => (
            <ActionChoice
              key={action}
              action={action}
              chosen={chosen.includes(action)}
              onChoose={(wanted) => onChoose(action, wanted)}
            />
          ))}
        </fieldset>
      )}
    </Fold>
  )
}
