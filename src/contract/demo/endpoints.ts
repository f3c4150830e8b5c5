import { z } from 'zod'
import type { EndpointRow } from '../endpoint-row.ts'
import { exportTypes } from '../media-types.ts'
import { exportQuery, overview, overviewQuery } from '../rounds/overview.ts'

const devMailQuery = z.strictObject({ to: z.string().trim().toLowerCase().max(254).optional() })

/** Newest first, at most a hundred. */
export const devMail = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    sentAt: z.iso.datetime(),
    /** Absent for an e-mail without attachments. */
    attachments: z.array(z.object({ name: z.string(), type: z.string(), text: z.string() })).optional(),
  }),
)

export const demoEndpoints = {
  readDevMail: {
    method: 'GET',
    path: '/api/dev/mail',
    action: 'read-public',
    egress: 'public',
    summary: 'Returns the e-mails that would have been sent, newest first. Exists in the demo only.',
    query: devMailQuery,
    response: { 200: devMail },
  },
  readDemoOverview: {
    method: 'GET',
    path: '/api/v1/demo/overview',
    action: 'read-public',
    egress: 'checked',
    summary: 'Returns the HR overview of the simulated organisation, to anyone.',
    limited: true,
    refusals: ['not-found'],
    query: overviewQuery,
    response: { 200: overview },
  },
  exportDemoOverview: {
    method: 'GET',
    path: '/api/v1/demo/overview/file',
    action: 'read-public',
    egress: 'checked',
    summary: 'Returns the simulated figures as a CSV or XLSX file.',
    produces: exportTypes,
    limited: true,
    refusals: ['not-found'],
    query: exportQuery,
    response: { 200: z.string() },
  },
} as const satisfies Readonly<Record<string, EndpointRow>>
