/** The page for decision makers at companies. */
export const companies = {
  title: 'Lugnare arbetsdagar utan att någon pekas ut',
  description:
    'Medarbetarna får självskattning och stöd, HR får siffror om grupper och orsaker och chefer får föreläsningar och handledning. Arbetsgivaren får aldrig enskilda svar.',
  lead: 'Medarbetarna får stöd direkt när de har svarat. HR ser var belastningen är hög och vilka orsaker i arbetet grupperna pekar på, men får inte veta vad någon enskild har svarat.',
  'hero.meeting': 'Boka kostnadsfritt möte',
  'hero.demo': 'Se demo',

  'proof.title': 'Så vet ni att skyddet håller',
  'proof.text':
    'Vi angriper själva siffrorna som HR får, eftersom det är så man ser om ett skydd håller. Här är det viktigaste resultatet med sin gräns.',
  'proof.link': 'Se hela granskningen',
  'product.title': 'Så ser det ut',
  'product.lead':
    'HR arbetar med grupper och orsaker, medan medarbetaren får sitt eget resultat och något att göra redan samma dag.',
  'product.demo': 'Klicka runt i demon',

  'benefits.title': 'Vad ni vinner',
  'benefit.sickLeave': 'Minska sjukfrånvaron',
  'benefit.sickLeave.text': 'Upp till 30 procent är ett mål, inte ett uppmätt resultat.',
  'benefit.sickLeave.link': 'Läs vad forskningen säger',
  'benefit.wellbeing': 'Öka välmåendet',
  'benefit.wellbeing.text': 'Var och en får råd och övningar som passar hens situation just nu.',
  'benefit.prevention': 'Förebygg i tid',
  'benefit.prevention.text':
    'Återkommande mätningar visar åt vilket håll det går, så att ni kan ändra arbetet i tid.',
  'benefit.overview': 'Tydlig överblick för HR',
  'benefit.overview.text':
    'Grupper, orsaker och utveckling finns på en sida, och varje siffra bygger på minst åtta svar.',

  'target.title': 'Målet och vad vi vet',
  'target.text':
    'Vi siktar på upp till 30 procent lägre sjukfrånvaro. Det är ett mål, inte ett uppmätt resultat. Digitala stressprogram med stöd från en person har i forskning minskat upplevd stress, men effekten på sjukfrånvaro är osäker och vår tjänst har inte utvärderats för det.',
  'target.stress':
    'När 26 jämförelser lades samman minskade digitala program stressen, och effekten var störst när en person följde upp. I program på nio veckor eller längre var effekten inte statistiskt säkerställd.',
  'target.stress.source': 'Heber med flera, 2017',
  'target.work':
    'I en svensk studie var det bara gruppen som tog steg på jobbet som fick färre sjukdagar. Långa sjukskrivningar skilde sig inte mellan grupperna.',
  'target.work.source': 'NCT05240495, 182 personer',
  'target.absence': 'I en annan studie minskade stressen, men frånvaron skilde sig inte mellan grupperna.',
  'target.absence.source': 'Ebert med flera, 2016',
  'target.sources': 'Alla källor',

  'solutions.title': 'Det här ingår',
  'solution.assessment': 'Digital självskattning',
  'solution.assessment.text':
    'De tolv frågorna tar några minuter, och resultatet kommer direkt. Den som vill veta mer kan också svara på frågor om orsaker i arbetet.',
  'solution.support': 'Stöd till var och en',
  'solution.support.text':
    'Resultatet ligger i grön, gul eller röd zon och leder till övningar och en egen handlingsplan. I röd zon finns ett program på sex veckor med ett litet steg om dagen.',
  'solution.insights': 'Insikter för HR och ledning',
  'solution.insights.text':
    'Ni ser publicerade siffror för grupper, utan filter och fritext som kan peka ut någon. Siffrorna kan laddas ner som fil till er egen riskbedömning.',
  'solution.managers': 'Stöd till chefer',
  'solution.managers.text':
    'Chefer kan boka en föreläsning om tidiga tecken, en workshop där de övar på svåra samtal och egen handledning.',

  'law.title': 'Hur det passar ert arbetsmiljöarbete',
  'law.text':
    'Sedan den 1 januari 2025 finns reglerna i AFS 2023:1 och AFS 2023:2. Ni ska undersöka, bedöma risker, åtgärda och följa upp tillsammans med skyddsombudet. Tjänsten är ett sätt att undersöka på gruppnivå, men den uppfyller inte kravet på egen hand.',
  'law.voluntary':
    'Det är frivilligt att svara. Ni får ingen lista över vilka som har svarat och inga svar från enskilda.',
  'law.how': 'Så skyddar vi svaren',
  'law.kit': 'Färdiga texter inför en mätning',
  'law.causes': 'Åtgärder för varje orsak',

  'premium.title': 'Premium: mer stöd när det behövs',
  'premium.text': 'För er som också vill ha personligt stöd till medarbetare och chefer.',
  'premium.talk': 'Bedömningssamtal',
  'premium.talk.text':
    'Medarbetaren träffar en legitimerad psykolog eller psykoterapeut, som hjälper till att ta reda på vad som behövs. Samtalet kan hållas innan programmet börjar. Arbetsgivaren får inte veta vad som sägs.',
  'premium.plan': 'Plan för återhämtning',
  'premium.plan.text': 'Medarbetaren får en egen plan att följa steg för steg och någon som följer upp den.',
  'premium.coaching': 'Handledning för chefer',
  'premium.coaching.text': 'Chefen får stöd i samtal och beslut, men får inte veta något om enskilda svar.',
  'premium.coaching.book': 'Boka handledning för chefer',

  'meeting.title': 'Boka ett möte',
  'meeting.text':
    'Vi visar tjänsten, svarar på frågor om säkerhet och ger er ett förslag. Mötet tar en halvtimme och kostar ingenting.',
  'meeting.phone': 'Eller ring oss: {phone}',
} as const
