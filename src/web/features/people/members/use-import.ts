import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { callApi } from '#web/lib/api.ts'
import { readAsBase64 } from './read-as-base64.ts'

type ChosenFile = { readonly file: File }

/** How often the page asks for the server's progress, in milliseconds. */
const whileWorking = 700

/** The shown import, and how to show another, or none. */
type ShownImport = readonly [importId: string | null, show: (importId: string | null) => void]

/** The shown import in the page's address, so that a reload or the back button shows its report again. */
export function useImportInAddress(): ShownImport {
  const [search, setSearch] = useSearchParams()
  const show = (importId: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (importId === null) after.delete('import')
        else after.set('import', importId)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [search.get('import'), show]
}

/**
 * One import, from the chosen file or the change by hand to the applied change: dry run, report, apply.
 * @param placed the shown import, if the page stores it; otherwise it is forgotten with the page
 */
export function useImport(organisationId: string, placed?: ShownImport) {
  const client = useQueryClient()
  const unplaced = useState<string | null>(null)
  const [importId, setImportId] = placed ?? unplaced

  const start = useMutation({
    mutationFn: async (wish: ChosenFile | ListChangeToStart) =>
      'file' in wish
        ? callApi('startImport', {
            params: { organisationId },
            body: { fileName: wish.file.name, contentBase64: await readAsBase64(wish.file) },
          })
        : callApi('startListChange', { params: { organisationId }, body: wish }),
    onSuccess: (view) => setImportId(view.id),
  })
  const current = useQuery({
    queryKey: ['import', organisationId, importId],
    enabled: importId !== null,
    queryFn: ({ signal }) =>
      callApi('readImport', { params: { organisationId, importId: importId ?? '' }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'planning' || state.data?.state === 'applying' ? whileWorking : false,
    staleTime: 0,
  })
  // The lists around the report show the outcome as soon as it is known.
  const state = current.data?.state
  useEffect(() => {
    if (state === undefined) return
    const changed =
      state === 'applied'
        ? ['imports', 'organisation', 'units', 'members', 'roles', 'identity-changes']
        : ['imports']
    for (const key of changed) void client.invalidateQueries({ queryKey: [key, organisationId] })
  }, [state, client, organisationId])
  /** Reads the same file with other choices. */
  const again = useMutation({
    mutationFn: (choice: FileChoice) =>
      callApi('readImportAgain', {
        params: { organisationId, importId: importId ?? '' },
        body: JSON.parse(JSON.stringify(choice)),
      }),
    onSuccess: (view) => client.setQueryData(['import', organisationId, importId], view),
  })
  const apply = useMutation({
    /** At once, or from a day on. */
    mutationFn: (holdsFrom: string | null) => {
      const params = { organisationId, importId: importId ?? '' }
      return holdsFrom === null
        ? callApi('applyImport', { params })
        : callApi('postponeImport', { params, body: { holdsFrom: holdsFrom as Day } })
    },
    onSettled: () => current.refetch(),
  })

  /** To be called after the last change, and before another file is chosen. */
  async function finish() {
    setImportId(null)
    start.reset()
    again.reset()
    apply.reset()
    await Promise.all(
      ['organisation', 'units', 'members', 'imports'].map((key) =>
        client.invalidateQueries({ queryKey: [key, organisationId] }),
      ),
    )
  }

  return {
    start,
    again,
    apply,
    finish,
    /** The import in the address has not been read yet. */
    loading: importId !== null && current.isPending && start.data === undefined,
    view: importId === null ? undefined : (current.data ?? start.data),
  }
}

/**
 * The page of one change of the list. Its heading takes the focus, because the pressed button is gone with the list;
 * afterwards the heading of the list takes it.
 */
export function useChangePage(running: ReturnType<typeof useImport>, onBack: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function finish() {
    await running.finish()
    onBack()
  }

  return { heading, finish }
}
