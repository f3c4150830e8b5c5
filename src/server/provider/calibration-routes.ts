import type { FastifyInstance } from 'fastify'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { readCalibrations } from './calibration-repository.ts'
import { presentCalibration } from './present-calibration.ts'

export function calibrationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listCalibrations',
      action: 'read-calibrations',
      summary:
        'Returns how each instrument version performs in use, from sums over all organisations. The sums are updated each time at least 200 more complete answers have arrived.',
    },
    async ({ actor: { personId }, query: { lang } }) => {
      const read = await readAsPerson(deps, personId, readCalibrations)
      return {
        instruments: deps.instruments.map((instrument) => {
          const own = read.find(
            ({ instrumentId, instrumentVersion }) =>
              instrumentId === instrument.id && instrumentVersion === instrument.version,
          )
          return presentCalibration(instrument, own, lang)
        }),
      }
    },
  )
}
