import type { greenZone as sv } from '../sv/green-zone.ts'

/** The page of the green zone, in easy Swedish. */
export const greenZone = {
  'green.title': 'Råd och övningar',
  'green.description': 'Här finns råd och 5 övningar. De kan hjälpa dig att hålla stressen på en bra nivå.',
  'green.heading': 'Fortsätt med det som fungerar',
  'green.lead': 'Här finns råd och övningar. Det är lättast att få en ny vana medan det går bra.',
  'green.raised': 'Är någon del hög i ditt resultat? Börja då med',
  'green.raised.link': 'din handlingsplan',
  'green.areas': '4 saker som kan skydda mot stress',

  'green.movement': 'Rör på dig ofta',
  'green.movement.text': 'Gå 30 minuter om dagen, 5 dagar i veckan.',
  'green.movement.1': 'Du kan gå 10 minuter, 3 gånger. Det är ungefär lika bra.',
  'green.movement.2': 'Gå när du ändå gör något annat. Gå till exempel på lunchen eller på vägen hem.',
  'green.movement.3': 'Gå så fort att hjärtat slår lite snabbare. Du ska fortfarande kunna prata.',
  'green.movement.plan': 'Lägg 5 promenader i min plan',
  'green.movement.planned': 'Nu finns 5 promenader i veckan i din plan. De gäller i 4 veckor.',
  'green.movement.notReached':
    'Vi når inte tjänsten just nu. Har du internet? Kontrollera det och försök igen.',
  'green.movement.notKept': 'Webbläsaren kan inte spara just nu. Skriv in promenaderna i din egen kalender.',
  'green.movement.see': 'Se tiderna och hämta dem till din kalender',

  'green.sleep': 'Sov och vila',
  'green.sleep.text': 'Kroppen behöver vila varje dag. Det räcker inte med semestern.',
  'green.sleep.1': 'Gå upp ungefär samma tid varje dag, även när du är ledig.',
  'green.sleep.2': 'Lägg undan jobbet, telefonen och datorn en halvtimme innan du går och lägger dig.',
  'green.sleep.3': 'Gör varje dag något som gör att du slutar tänka på jobbet. En kort stund räcker.',
  'green.sleep.exercise': 'Välj tider att vila',

  'green.structure': 'Veta vad du ska göra',
  'green.structure.text': 'Vet du vad som är viktigast? Då är det lättare att låta annat vänta.',
  'green.structure.1': 'Välj 3 saker som ska bli klara i dag. Skriv ner dem.',
  'green.structure.2': 'Lämna 10 minuter mellan mötena. Då hinner du ta en paus.',
  'green.structure.3': 'Bestäm när du slutar jobba. Skriv då vad som kan vänta till i morgon.',
  'green.structure.exercise': 'Se vad som är viktigt för dig',

  'green.presence': 'En sak i taget',
  'green.presence.text': 'Gör bara en sak i taget under en stund varje dag.',
  'green.presence.1': 'Ät lunch utan telefon och dator.',
  'green.presence.2': 'Gå ut utan att lyssna på något. Känn luften. Se ljuset. Hör ljuden.',
  'green.presence.3': 'Ta 5 lugna andetag innan du börjar med nästa sak.',
  'green.presence.exercise': 'Andas 5 andetag nu',
  'green.how': 'Så kan du göra',

  'green.about': 'Om stress',
  'green.about.1':
    'Stress är kroppens sätt att ge dig energi när du behöver det. Stress är inte farligt i sig. Men du blir trött om du aldrig hinner vila mellan gångerna.',
  'green.about.2':
    'Grönt betyder att totalen är under gränsen. En del kan ändå vara hög. Då står det i ditt resultat. När något ändras märks det ofta först på att du sover sämre, lättare blir irriterad eller glömmer saker.',
  'green.about.3':
    'Det som skyddar är mest vanliga saker som du gör ofta. Rör på dig. Sov. Ta pauser. Träffa andra. Det skyddar också att veta vad du ska göra på jobbet.',
  'green.checkup': 'Gör ett nytt test',
  'green.checkup.text': 'Gör stressprofilen igen om ungefär 2 månader. Då ser du om något har ändrats.',
} as const satisfies Record<keyof typeof sv, string>
