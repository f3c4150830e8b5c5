/** The mailbox page of a demo. */
export const mailbox = {
  title: 'Brevlåda',
  lead: 'Det här är en demo. Inga mejl lämnar datorn, de hamnar här. De senaste står först.',
  empty: 'Här är tomt än. Be om en kod på sidan där du loggar in.',
  to: 'Till {address}',
  sent: '{day} klockan {time}',
  refresh: 'Hämta nya mejl',
  signIn: 'Till inloggningen',
  other: 'In English',
} as const
