/** The demo accounts of the README, which sign in with the code on the mailbox page. */
export type DemoPerson = {
  readonly email: string
  readonly name: string
  readonly role: 'employee' | 'manager' | 'hr' | 'safety_representative' | 'owner' | 'staff'
  /** The person's unit in the simulated organisation; the provider's own people have none. */
  readonly unit?: string
}

export const demoPeople: readonly DemoPerson[] = [
  { email: 'anna@exempelbolaget.example', name: 'Anna Exempel', role: 'employee', unit: 'hemtjanst-soder' },
  { email: 'chef@exempelbolaget.example', name: 'Charlie Chef', role: 'manager', unit: 'vard' },
  { email: 'hr@exempelbolaget.example', name: 'Helle Rask', role: 'hr', unit: 'personal' },
  {
    email: 'skyddsombud@exempelbolaget.example',
    name: 'Sol Ombud',
    role: 'safety_representative',
    unit: 'drift',
  },
  { email: 'agare@exempelbolaget.example', name: 'Ago Ägare', role: 'owner', unit: 'bolaget' },
  { email: 'personal@andrum.example', name: 'Pim Psykolog', role: 'staff' },
  { email: 'kollega@andrum.example', name: 'Kim Kollega', role: 'staff' },
]

/** People of a second, small simulated organisation without an open round, where a round can be prepared and its list approved. */
export const smallDemoPeople: readonly DemoPerson[] = [
  { email: 'hr@lillabolaget.example', name: 'Hedda Lind', role: 'hr', unit: 'kontoret' },
  {
    email: 'skyddsombud@lillabolaget.example',
    name: 'Signe Vakt',
    role: 'safety_representative',
    unit: 'verkstaden',
  },
  { email: 'agare@lillabolaget.example', name: 'Vera Holm', role: 'owner', unit: 'lillabolaget' },
]

export const allDemoPeople: readonly DemoPerson[] = [...demoPeople, ...smallDemoPeople]
