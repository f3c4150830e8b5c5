/** The results of the attack in short, for the home page and the page for companies. */
export const attackProof = {
  'proof.caption':
    'Med vanliga regler gick {five} av svaren att räkna ut. Med våra regler var det {breached} av {all} svar.',
  'proof.five': 'Vanlig regel: minst fem svar',
  'proof.eight': 'Vanlig regel: minst åtta svar',
  'proof.ours': 'Våra regler',
  'proof.note':
    'Vårt eget program angrep {organisations} påhittade företag. Skyddet har en gräns: när en person i varje grupp berättade sitt svar för HR gick {found} av {of} andra svar att räkna ut.',
  'proof.more': 'Läs hur angreppet går till',
  'proof.table': 'Visa som tabell',
  'proof.table.caption': 'Svar som gick att räkna ut, regel för regel',
  'proof.policy': 'Regel',
  'proof.breached': 'Svar som gick att räkna ut',
  'proof.share': 'Andel',
} as const
