import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebhookEvent } from '#core/webhooks/events.ts'
import { callApi } from '#web/lib/api.ts'
import { proving } from '#web/lib/proof/proving.ts'
import type { WebhookWish } from './new-webhook.tsx'
import { useWishKey } from './use-wish-key.ts'

/** How often the page reads again while a delivery is being sent, in milliseconds. */
const soon = 2000

type Change = { readonly id: string; readonly events: readonly WebhookEvent[]; readonly on: boolean }

/** An organisation's webhooks, and what an owner can do with them. */
export function useWebhooks(organisationId: string) {
  const client = useQueryClient()
  const params = { organisationId }
  const queryKey = ['webhooks', organisationId]
  const onSettled = () => client.invalidateQueries({ queryKey })
  const kept = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('listWebhooks', { params, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ state, attempts }) => state === 'waiting' && attempts < 2) ? soon : false,
  })
  const wishes = useWishKey()
  const secrets = { onSuccess: wishes.forget, onError: wishes.forgetIfOver, onSettled }
  const make = useMutation({
    mutationFn: (body: WebhookWish) => {
      const idempotencyKey = wishes.keyOf(body)
      return proving(() => callApi('makeWebhook', { params, body, idempotencyKey }))
    },
    ...secrets,
  })
  const renew = useMutation({
    mutationFn: (webhookId: string) => {
      const idempotencyKey = wishes.keyOf(webhookId)
      return proving(() =>
        callApi('renewWebhookSecret', { params: { ...params, webhookId }, idempotencyKey }),
      )
    },
    ...secrets,
  })
  const change = useMutation({
    mutationFn: ({ id: webhookId, ...body }: Change) =>
      callApi('changeWebhook', { params: { ...params, webhookId }, body }),
    onSettled,
  })
  const end = useMutation({
    mutationFn: (webhookId: string) => callApi('endWebhook', { params: { ...params, webhookId } }),
    onSettled,
  })
  const test = useMutation({
    mutationFn: (webhookId: string) => callApi('sendTestEvent', { params: { ...params, webhookId } }),
    onSettled,
  })
  const again = useMutation({
    mutationFn: (deliveryId: string) => callApi('deliverAgain', { params: { ...params, deliveryId } }),
    onSettled,
  })
  return { kept, make, renew, change, end, test, again }
}

export type Webhooks = ReturnType<typeof useWebhooks>
