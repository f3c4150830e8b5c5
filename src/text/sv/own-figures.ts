/** The answers to a customer's own questions. */
export const ownFigures = {
  title: 'Egna frågor',
  note: 'Ni har skrivit frågorna själva, och de ingår inte i belastningen. Siffrorna bygger på {answers} på den del där frågorna ställdes.',
  scale: '{score} på skalan från 1, aldrig, till 5, alltid',
  before: 'i mätningen ”{round}”: {score}',
  question: 'Fråga',
  answer: 'Svar',
  hidden: 'Siffrorna för de egna frågorna visas inte för den här enheten.',
} as const
