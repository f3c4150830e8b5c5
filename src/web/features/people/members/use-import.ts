import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { WorkbookChoice } from '#core/import/workbook-choice.ts'
import { callApi } from '#web/lib/api.ts'
import { readAsBase64 } from './read-as-base64.ts'

/** A file, and how it is read where it is a workbook. */
type ChosenFile = { readonly file: File; readonly choice: WorkbookChoice }

/** How often the page asks how far the server has come. Milliseconds. */
const whileWorking = 700

/** One import from the chosen file, or the change by hand, to the last change: read, look at the report, apply. */
export function useImport(organisationId: string) {
  const client = useQueryClient()
  const [importId, setImportId] = useState<string | null>(null)

  const start = useMutation({
    mutationFn: async (wish: ChosenFile | ListChangeToStart) =>
      'file' in wish
        ? callApi('startImport', {
            params: { organisationId },
            body: { fileName: wish.file.name, contentBase64: await readAsBase64(wish.file), ...wish.choice },
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
    apply.reset()
    await Promise.all(
      ['organisation', 'units', 'members', 'imports'].map((key) =>
        client.invalidateQueries({ queryKey: [key, organisationId] }),
      ),
    )
  }

  return { start, apply, finish, view: importId === null ? undefined : (current.data ?? start.data) }
}
