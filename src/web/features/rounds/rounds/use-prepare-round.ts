import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RoundPreparation, RoundView } from '#contract/rounds/round.ts'
import type { RoundToPrepare } from '#contract/rounds/round-to-prepare.ts'
import { callApi } from '#web/lib/api.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import {
  firstDraft,
  openingFrom,
  type RoundField,
  roundIssues,
  roundRequest,
  roundRules,
} from './round-form.ts'

export const prepareSteps = ['vad', 'dagar', 'granska'] as const
/** The step in the address, `/matningar?ny=dagar`, so that the browser's back button leads from step to step. */
export type PrepareStep = (typeof prepareSteps)[number]

const fieldsOf: Readonly<Record<PrepareStep, readonly RoundField[]>> = {
  vad: ['name', 'instrument', 'unitId', 'ownQuestions'],
  dagar: ['opensAt', 'closesAt', 'reminders'],
  granska: [],
}

export function stepIn(search: URLSearchParams): PrepareStep | null {
  return prepareSteps.find((step) => step === search.get('ny')) ?? null
}

const previewOf = (organisationId: string, body: RoundToPrepare) =>
  queryOptions({
    queryKey: ['round-preview', organisationId, body],
    queryFn: ({ signal }) => callApi('previewRound', { params: { organisationId }, body, signal }),
    staleTime: 60_000,
  })

/** Prepares a round, from its name to the frozen list. The tab stores the input until the list is frozen. */
export function usePrepareRound(
  organisationId: string,
  onPrepared: (round: RoundView | RoundPreparation) => void,
) {
  const { language } = useLanguage()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const rules = useMemo(() => roundRules(organisationId), [organisationId])
  const form = useDraftForm(rules)
  const { fields: draft, open } = form
  const [isOpen, setOpen] = useState(false)
  const [looking, setLooking] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()

  useEffect(() => {
    open((kept) => kept ?? firstDraft(new Date(), language))
    setOpen(true)
  }, [open, language])

  const body = roundRequest(draft, new Date())
  const step = reachable(stepIn(search) ?? 'vad')
  const preview = useQuery({ ...previewOf(organisationId, body), enabled: isOpen && step === 'granska' })

  /** The wanted step, or an earlier one whose fields are not filled in. */
  function reachable(wanted: PrepareStep): PrepareStep {
    const paths = roundIssues(draft, new Date()).map(({ path }) => path)
    const isMissing = (at: PrepareStep) => fieldsOf[at].some((field) => paths.includes(field))
    if (wanted !== 'vad' && (draft.name.trim().length < 2 || isMissing('vad'))) return 'vad'
    return wanted === 'granska' && isMissing('dagar') ? 'dagar' : wanted
  }

  function go(to: PrepareStep) {
    form.clear()
    setRefusal(undefined)
    setSearch((before) => {
      before.set('ny', to)
      return before
    })
  }

  function write(part: Partial<typeof draft>) {
    setRefusal(undefined)
    form.write(part)
  }

  async function next() {
    if (looking) return
    setRefusal(undefined)
    const checked = await form.check(body, roundIssues(draft, new Date()), fieldsOf[step])
    if (checked === null || checked.errors.length > 0) return
    if (step === 'vad') return go('dagar')
    setLooking(true)
    try {
      await client.fetchQuery({ ...previewOf(organisationId, body), staleTime: 0 })
      go('granska')
    } catch (error) {
      setRefusal(error)
      await reread()
    } finally {
      setLooking(false)
    }
  }

  /** Reads again what a colleague may have changed. */
  async function reread() {
    await client.invalidateQueries({ queryKey: ['rounds', organisationId] })
    await client.invalidateQueries({ queryKey: ['round-plans', organisationId] })
  }

  async function send() {
    const sent = await form.send(body, { organisationId })
    if (sent === undefined) return
    await reread()
    if (sent.answer !== null) {
      setSearch({}, { replace: true })
      onPrepared(sent.answer)
      return
    }
    // If the round has become impossible meanwhile, shows the step in which the error can be corrected.
    const wrong = prepareSteps.find((at) => sent.errors.some(({ field }) => fieldsOf[at].includes(field)))
    if (wrong !== undefined) setSearch({ ny: wrong })
  }

  return {
    organisationId,
    step,
    draft,
    errors: form.errors.filter(({ field }) => fieldsOf[step].includes(field)),
    isOpen,
    busy: form.busy || looking,
    refusal: refusal ?? form.failure,
    preview,
    write,
    go,
    next,
    send,
    /** Continues with the reader's input, on the basis of the plan that a colleague has changed. */
    goOnFrom: (plan: Pick<typeof draft, 'planId' | 'planVersion' | 'repeat'>) => {
      form.clear()
      write(plan)
    },
    /** Takes the first possible day that a refusal has named. */
    openFrom: (possibleFrom: Date) => {
      write(openingFrom(draft, possibleFrom))
      if (step !== 'dagar') go('dagar')
    },
  }
}

export type PreparingRound = ReturnType<typeof usePrepareRound>
