import type { FastifyInstance } from 'fastify'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { readCalibrations } from './calibration-repository.ts'
import { presentCalibration } from './present-calibration.ts'

export function calibrationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listCalibrations', async ({ actor: { personId }, query: { lang } }) => {
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
  })
}
