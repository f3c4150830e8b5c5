import type { FastifyInstance } from 'fastify'
import { simulatedCalibration } from '#server/demo/simulated-calibration.ts'
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
        const simulated = own === undefined && deps.config.demo ? simulatedCalibration(instrument) : null
        return presentCalibration(instrument, own ?? simulated, {
          simulated: simulated !== null,
          language: lang,
        })
      }),
    }
  })
}
