/** The page of the green zone. Its title is neutral, because others may see the screen. */
export const greenZone = {
  'green.title': 'Håll balansen',
  'green.description':
    'Fyra områden som hjälper dig att hålla stressen på en bra nivå, och fem övningar som du kan göra på sidan.',
  'green.heading': 'Fortsätt med det som fungerar',
  'green.lead': 'Här finns råd och övningar som är lättast att göra till en vana medan det går bra.',
  'green.raised': 'Om någon del i ditt resultat är förhöjd kan du börja med',
  'green.raised.link': 'din handlingsplan',
  'green.areas': 'Fyra områden som förebygger',

  'green.movement': 'Regelbunden rörelse',
  'green.movement.text': 'Gå 30 minuter om dagen, fem dagar i veckan.',
  'green.movement.1':
    'Du kan dela upp tiden om du vill, eftersom tre gånger tio minuter gör ungefär lika stor nytta.',
  'green.movement.2': 'Knyt promenaden till något du redan gör, som lunchen eller vägen hem.',
  'green.movement.3': 'Gå så fort att pulsen stiger lite, men inte fortare än att du kan prata.',
  'green.movement.plan': 'Lägg fem promenader i min plan',
  'green.movement.planned': 'Nu ligger fem promenader i veckan i din plan, och de gäller i fyra veckor.',
  'green.movement.notReached':
    'Vi når inte tjänsten just nu. Kontrollera att du har internetanslutning och försök sedan igen.',
  'green.movement.notKept':
    'Webbläsaren kan inte spara just nu, så lägg in promenaderna i din egen kalender.',
  'green.movement.see': 'Se tiderna och ladda ner till kalendern',

  'green.sleep': 'Sömn och återhämtning',
  'green.sleep.text': 'Kroppen behöver varva ner varje dag, inte bara på semestern.',
  'green.sleep.1': 'Gå upp ungefär samma tid varje dag, även när du är ledig.',
  'green.sleep.2': 'Lägg undan jobbet och skärmarna en halvtimme innan du går och lägger dig.',
  'green.sleep.3': 'Gör varje dag något som får dig att släppa jobbet. En kort stund räcker.',
  'green.sleep.exercise': 'Välj dina tider för återhämtning',

  'green.structure': 'Struktur och plan',
  'green.structure.text': 'När du vet vad som är viktigast är det lättare att låta annat vänta.',
  'green.structure.1': 'Välj tre saker som ska bli klara i dag och skriv ner dem.',
  'green.structure.2': 'Lämna tio minuter mellan mötena, så att du hinner ta en paus.',
  'green.structure.3': 'Bestäm när arbetsdagen är slut och skriv då upp vad som kan vänta till i morgon.',
  'green.structure.exercise': 'Se vad som är viktigast med värdekompassen',

  'green.presence': 'Medveten närvaro',
  'green.presence.text': 'Gör bara en sak i taget under en stund varje dag.',
  'green.presence.1': 'Ät lunch utan att titta på en skärm.',
  'green.presence.2': 'Gå ut utan att lyssna på något och lägg märke till ljuset, ljuden och luften.',
  'green.presence.3': 'Ta fem lugna andetag innan du börjar med nästa sak.',
  'green.presence.exercise': 'Andas fem andetag nu',
  'green.how': 'Så kan du göra',

  'green.about': 'Om stress',
  'green.about.1':
    'Stress är kroppens sätt att ge dig energi när något kräver det. Det är inte farligt i sig, men du blir sliten om du aldrig hinner vila emellan.',
  'green.about.2':
    'Grönt betyder att totalen ligger under gränsen. En enskild del kan ändå vara förhöjd, och det står då i ditt resultat. När läget ändras märks det ofta först på sömnen, tålamodet och minnet.',
  'green.about.3':
    'Det som skyddar är mest vanliga saker som du gör ofta: att röra dig, sova, ta pauser, träffa andra och veta vad som förväntas av dig på jobbet.',
  'green.checkup': 'Gör ett nytt test',
  'green.checkup.text': 'Gör stressprofilen igen om ungefär två månader, så ser du om något har förändrats.',
} as const
