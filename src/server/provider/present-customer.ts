import type { Customers } from '#contract/provider/customers.ts'
import { dayOf } from '#core/calendar/day-of.ts'
import type { Customer } from './customer-repository.ts'

export function presentCustomer({ foundedAt, underWay, ...rest }: Customer): Customers['customers'][number] {
  return { ...rest, foundedOn: dayOf(foundedAt), underWay: [...underWay] }
}
