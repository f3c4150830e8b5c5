import type { StressProgramme } from '#core/programme/stress-programme.ts'
import { emptyWorksheet } from '#core/worksheets/worksheet.ts'

/** A person in the second week of the first module. */
export const someProgramme: StressProgramme = {
  startedOn: '2026-11-02',
  modules: { 1: '2026-11-02' },
  parts: { '1.1': '2026-11-05' },
  notes: { '1.1': 'Mötena på måndagar tar mest.\nLunch ute ger energi.' },
  worksheets: { 'stress-map': { ...emptyWorksheet, texts: { week: 'lugnare än förra' } } },
  checks: { '2026-11-05': { strain: 2, recovery: 3, step: 4 } },
  pausedSince: null,
  reminder: { weekday: 1, time: '08:00' },
}
