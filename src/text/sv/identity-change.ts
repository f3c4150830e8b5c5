/** The page at which the old address stops a change of address or employee number: /stoppa-andring. */
export const identityChange = {
  title: 'Stoppa en ändring',
  description: 'Sidan öppnas från länken i ett mejl.',
  noScript: 'Sidan behöver JavaScript för att visa ändringen. Kontakta oss om det inte går att slå på.',
  missing:
    'Länken fungerar inte, eftersom en del av den saknas. Öppna den direkt från mejlet eller kopiera hela adressen.',
  'missing.contact': 'Skriv till oss om länken inte fungerar',
  'what.address':
    '{organisation} vill ändra din e-postadress från {oldEmail} till {newEmail}. Ändringen börjar gälla tidigast {day}.',
  'what.number': '{organisation} vill ändra ditt anställningsnummer. Ändringen börjar gälla tidigast {day}.',
  'what.both':
    '{organisation} vill ändra din e-postadress från {oldEmail} till {newEmail} och byta ditt anställningsnummer. Ändringen börjar gälla tidigast {day}.',
  right: 'Om ändringen stämmer behöver du inte göra något, utan kan stänga sidan.',
  wrong:
    'Om du inte känner till ändringen ska du stoppa den, eftersom den som har den nya adressen annars kan logga in som du. Din arbetsgivare ser att ändringen är stoppad.',
  stop: 'Stoppa ändringen',
  stopped: 'Ändringen är stoppad',
  'stopped.text':
    'Dina uppgifter är som förut, och du loggar in med din vanliga adress. Fråga gärna din arbetsgivare eller ditt skyddsombud varför ändringen skulle göras.',
} as const
