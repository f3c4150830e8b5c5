export const home = {
  title: 'Stressprofil och stöd mot stress i arbetslivet',
  description:
    'Tolv frågor om din vardag på jobbet visar var du står och vad du kan göra i dag. Din arbetsgivare ser aldrig dina svar.',

  'hero.title': 'Hur högt står vattnet just nu?',
  'hero.lead':
    'Tolv frågor om din vardag på jobbet. Sedan vet du var du står, och vad du kan göra åt det i dag.',
  'hero.start': 'Gör stressprofilen',
  'hero.how': 'Se vem som ser vad',
  'hero.note': 'Du behöver inget konto. Svaren stannar i din webbläsare tills du själv väljer att spara dem.',

  'promise.title': 'Dina svar stannar under ytan',
  'promise.lead': 'Om du svarar på en inbjudan från din arbetsgivare gäller det här.',
  'promise.you': 'Du ser',
  'promise.youSee': 'Dina egna svar, din zon och hur den förändras. Du kan radera allt när du vill.',
  'promise.hr': 'HR och skyddsombud ser',
  'promise.hrSees':
    'Siffror för grupper med minst åtta svar, avrundade. Aldrig vem som svarat vad. Din chef får aldrig se mer än så.',
  'promise.nobody': 'Ingen ser',
  'promise.nobodySees': 'Någon annans svar. Inte heller vi som driver tjänsten har en sådan sida.',

  'promise.more': 'Så räknar vi, och så kan du kontrollera det',

  'zones.title': 'Tre zoner, och vad som hjälper i varje',
  'zones.green': 'Grön zon',
  'zones.greenText': 'Låg stress. Du behåller det som fungerar, med rörelse, sömn och små pauser.',
  'zones.yellow': 'Gul zon',
  'zones.yellowText': 'Stressen märks. Du tar reda på vad som driver den, medan det ännu går lätt att ändra.',
  'zones.red': 'Röd zon',
  'zones.redText': 'Du verkar ha det tungt. Återhämtning går först, och du behöver inte göra det ensam.',
  'zones.note': 'Zonen visar hur dina svar förhåller sig till referensvärden. Den är ingen diagnos.',

  'steps.title': 'Så går det till',
  'steps.1.title': 'Du får veta vem som ser vad',
  'steps.1.text': 'Innan första frågan, i klartext.',
  'steps.2.title': 'Du svarar på tolv frågor',
  'steps.2.text': 'En i taget. Du kan backa, hoppa över och fortsätta senare.',
  'steps.3.title': 'Du får ditt resultat i ord',
  'steps.3.text': 'Vad det betyder, vad du kan göra i dag och när du bör söka hjälp.',
  'steps.4.title': 'Du väljer ett par steg',
  'steps.4.text': 'Två eller tre åtgärder räcker. Vi påminner dig om du vill.',

  'work.title': 'För dig som ansvarar för andra',
  'work.hr.title': 'HR',
  'work.hr.text':
    'Se var i organisationen det tär, vilka orsaker grupperna pekar på och om något har ändrats. Utan att kunna se en enda person.',
  'work.hr.link': 'Titta på en påhittad organisation',
  'work.manager.title': 'Chefer',
  'work.manager.text':
    'Boka en föreläsning om tidiga tecken, öva svåra samtal i en workshop eller ta handledning för egen del.',
  'work.manager.link': 'Föreläsningar och workshoppar',
  'work.safety.title': 'Skyddsombud',
  'work.safety.text':
    'Följ samma mätningar och gruppresultat som HR, och se varje ändring av listan över personer.',

  'work.more': 'Allt vi gör för företag',

  'end.title': 'Börja där du är',
  'end.text': 'Det tar några minuter, och du bestämmer själv vad som händer sedan.',
} as const
