import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { callApi } from '#web/lib/api.ts'
import { readAsBase64 } from './read-as-base64.ts'

type ChosenFile = { readonly file: File }

/** How often the page asks how far the server has come. Milliseconds. */
const whileWorking = 700

/** The import that a page shows, and how it shows another one, or none. */
type ShownImport = readonly [importId: string | null, show: (importId: string | null) => void]

/** The import in the page's address, so that a reload, or going back, shows its report again. */
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
 * One import from the chosen file, or the change by hand, to the last change: read, look at the report, apply.
 * @param placed where it stands which import is shown; without it, it is forgotten with the page
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
  // What stands around the report tells what became of the file as soon as it is known.
  const state = current.data?.state
  useEffect(() => {
    if (state === undefined) return
    const changed =
      state === 'applied'
        ? ['imports', 'organisation', 'units', 'members', 'roles', 'identity-changes']
        : ['imports']
    for (const key of changed) void client.invalidateQueries({ queryKey: [key, organisationId] })
  }, [state, client, organisationId])
  /** Reads the same file in another way. */
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

  /** After the last change, and when another file is to be chosen. */
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
    /** Asked for by the address and not here yet. */
    loading: importId !== null && current.isPending && start.data === undefined,
    view: importId === null ? undefined : (current.data ?? start.data),
  }
}

/**
 * The page of one change to the list. Its heading has the focus: what was pressed is gone with the list, and comes back
 * with it.
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
