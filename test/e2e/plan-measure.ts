import { expect, type Page } from '@playwright/test'

/** HR, signed in, plans a measure against a risk of the first unit, through the API. */
export async function planMeasure(page: Page, title: string): Promise<void> {
  const headers = { origin: `http://localhost:${process.env.TEST_PORT ?? 3917}` }
  const me = (await (await page.request.get('/api/v1/me')).json()) as {
    memberships: { organisation: { id: string } }[]
  }
  const organisation = `/api/v1/organisations/${me.memberships[0]?.organisation.id}`
  const { units } = (await (await page.request.get(`${organisation}/units`)).json()) as {
    units: { id: string }[]
  }
  const risk = await page.request.post(`${organisation}/work-risks`, {
    headers,
    data: {
      unitId: units[0]?.id,
      result: null,
      description: 'Telefonen ringer också på rasten',
      likelihood: 3,
      consequence: 2,
    },
  })
  const { id } = (await risk.json()) as { id: string }
  const made = await page.request.post(`${organisation}/work-risks/${id}/measures`, {
    headers,
    data: {
      title,
      description: '',
      kind: 'reduce',
      owner: { name: 'Vera Växel' },
      dueOn: '2030-01-10',
      followUpOn: '2030-03-10',
      status: 'planned',
      followUpResult: '',
      dropReason: '',
      told: false,
    },
  })
  expect(made.status()).toBe(201)
}
