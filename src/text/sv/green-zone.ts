/** The page that green leads to. Its title is neutral: others may see the screen. */
export const greenZone = {
  'green.title': 'Håll balansen',
  'green.description': 'Fyra områden som håller stress på en bra nivå, och fem övningar att göra på sidan.',
  'green.heading': 'Fortsätt med det som fungerar',
  'green.lead': 'Råd och övningar som är lättast att göra till en vana medan det går bra.',
  'green.raised': 'Om någon del i ditt resultat är förhöjd ska du börja i',
  'green.raised.link': 'din handlingsplan',
  'green.areas': 'Fyra områden som förebygger',

  'green.movement': 'Regelbunden rörelse',
  'green.movement.text': 'Gå 30 minuter, fem dagar i veckan.',
  'green.movement.1': 'Dela upp tiden om du vill. Tre gånger tio minuter är lika bra.',
  'green.movement.2': 'Knyt promenaden till något du redan gör, som lunchen eller vägen hem.',
  'green.movement.3': 'Gå så fort att pulsen stiger lite, men att du kan prata.',
  'green.movement.plan': 'Lägg fem promenader i min plan',
  'green.movement.planned': 'Fem promenader i veckan ligger i din plan, i fyra veckor.',
  'green.movement.notKept': 'Webbläsaren kan inte spara just nu. Lägg in promenaderna i din egen kalender.',
  'green.movement.see': 'Se tiderna och ladda ner till kalendern',

  'green.sleep': 'Sömn och återhämtning',
  'green.sleep.text': 'Kroppen behöver varva ner varje dag, inte bara på semestern.',
  'green.sleep.1': 'Gå upp ungefär samma tid varje dag, även när du är ledig.',
  'green.sleep.2': 'Lägg undan jobb och skärm en timme innan du ska sova.',
  'green.sleep.3': 'Gör något som får dig att släppa jobbet. En stund varje dag räcker.',
  'green.sleep.exercise': 'Välj dina tider för återhämtning',

  'green.structure': 'Struktur och plan',
  'green.structure.text': 'När du vet vad som är viktigast är det lättare att låta annat vänta.',
  'green.structure.1': 'Välj tre saker som ska bli klara i dag. Skriv ner dem.',
  'green.structure.2': 'Lämna tio minuter mellan möten.',
  'green.structure.3': 'Bestäm när dagen är slut, och skriv då upp vad som väntar till i morgon.',
  'green.structure.exercise': 'Se vad som är viktigast med värdekompassen',

  'green.presence': 'Medveten närvaro',
  'green.presence.text': 'Gör en sak i taget en stund varje dag.',
  'green.presence.1': 'Ät lunch utan skärm.',
  'green.presence.2': 'Gå ut utan att lyssna på något. Lägg märke till ljus, ljud och luft.',
  'green.presence.3': 'Ta fem lugna andetag innan du börjar på nästa sak.',
  'green.presence.exercise': 'Andas fem andetag nu',
  'green.how': 'Så kan du göra',

  'green.about': 'Om stress',
  'green.about.1':
    'Stress är kroppens sätt att ge dig energi när något kräver det. Det är inte farligt i sig, men det sliter att aldrig hinna vila emellan.',
  'green.about.2':
    'Grönt betyder att totalen ligger under gränsen. En enskild del kan ändå vara förhöjd, och det står då i ditt resultat. När läget ändras märks det ofta först på sömnen, tålamodet och minnet.',
  'green.about.3':
    'Det mesta som skyddar är vanliga saker som görs ofta: röra sig, sova, ta pauser, träffa andra och veta vad som väntas av en på jobbet.',
  'green.checkup': 'Gör ett nytt test',
  'green.checkup.text': 'Gör stressprofilen igen om ungefär två månader, så ser du om något har ändrats.',
} as const
