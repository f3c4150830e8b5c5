import { pagePaths } from './page-paths.ts'
import { workPaths } from './work-paths.ts'

/** What machines and mail programs ask for, and no page of ours: the browser does not get these. */
const machinePaths = {
  health: { method: 'GET', path: '/api/health' },
  ready: { method: 'GET', path: '/api/ready' },
  openapi: { method: 'GET', path: '/api/openapi.json' },
  finishSingleSignOn: { method: 'GET', path: '/api/v1/single-sign-on/:organisationId/callback' },
  followUnsubscribe: { method: 'GET', path: '/api/v1/unsubscribes' },
  unsubscribe: { method: 'POST', path: '/api/v1/unsubscribes' },
  readProgramRecord: { method: 'GET', path: '/api/v1/record-log/programs/:digest' },
  addCosignature: { method: 'POST', path: '/api/v1/record-log/cosignatures' },
  readCalendarFeed: { method: 'GET', path: '/api/v1/calendar-feed.ics' },
} as const

/** Every address of the API. */
export const paths = { ...machinePaths, ...pagePaths, ...workPaths } as const

export type EndpointName = keyof typeof paths

/** Those that pages call. */
export type PageEndpointName = keyof typeof pagePaths | keyof typeof workPaths
