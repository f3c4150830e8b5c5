import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import { overviewOf, reportProps, roundOf } from '#test/component/report-props.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { figure, unit } from '#test/factories/overview.ts'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { Compare } from './compare.tsx'

const whole = unit('whole', null, { name: 'Kommunen', figure: figure(2.4) })
const rounds = [roundOf('autumn', 'Hösten', '2026-11-30'), roundOf('spring', 'Våren', '2026-04-30')]
const overview = overviewOf([whole], { rounds })
const { round } = overview
if (round === null) throw new Error('no round is shown')
const earlier: Overview = { ...overview, round: { ...round, id: 'spring' } }

test('a comparison stays while its figures are read again', async () => {
  let answer = (_: Overview) => {}
  let reads = 0
  const props = reportProps(overview, {
    rounds: {
      key: ['compared'],
      read: () =>
        new Promise((resolve) => {
          reads += 1
          answer = resolve
        }),
    },
  })
  const { router } = showInPage(
    <QueryProvider>
      <Compare {...props} {...{ round }} unit={whole} />
    </QueryProvider>,
    'overview',
  )
  await act(() => router.navigate('/?jamfor-matning=spring'))
  expect(screen.queryAllByRole('table')).toEqual([])
  await act(async () => answer(earlier))
  expect(await screen.findAllByText('Våren')).not.toEqual([])
  const [table] = screen.getAllByRole('table')
  void queryClient.invalidateQueries({ queryKey: ['compared'] })
  await waitFor(() => expect(reads).toBe(2))
  await act(() => router.navigate('/?jamfor-matning=spring#again'))
  expect(screen.getAllByRole('table')[0]).toBe(table)
})
