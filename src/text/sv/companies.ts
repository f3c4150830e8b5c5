/** The page for whoever decides at a company. */
export const companies = {
  title: 'Lugnare arbetsdagar, utan att någon pekas ut',
  description:
    'Självskattning och stöd för medarbetare. Grupper och orsaker för HR. Föreläsningar och handledning för chefer. Aldrig en enskild persons svar.',
  lead: 'Medarbetarna får stöd direkt. HR får se var det tar kraft, och vilka orsaker på jobbet grupperna pekar på. Ingen får se vad en enskild person har svarat.',
  'hero.meeting': 'Boka kostnadsfritt möte',
  'hero.demo': 'Se demo',

  'benefits.title': 'Vad ni vinner',
  'benefit.sickLeave': 'Minska sjukfrånvaron',
  'benefit.sickLeave.text': 'Upp till 30 procent är ett mål, inte ett uppmätt resultat.',
  'benefit.sickLeave.link': 'Läs vad forskningen säger',
  'benefit.wellbeing': 'Öka välmåendet',
  'benefit.wellbeing.text': 'Råd och övningar som passar hur just den personen har det i dag.',
  'benefit.prevention': 'Förebygg i tid',
  'benefit.prevention.text': 'Återkommande mätningar visar åt vilket håll det går, innan någon blir borta.',
  'benefit.overview': 'Tydlig överblick för HR',
  'benefit.overview.text':
    'Grupper, orsaker och utveckling på en sida. Varje siffra bygger på minst åtta svar.',

  'target.title': 'Målet, och vad vi vet',
  'target.text':
    'Vi siktar på upp till 30 procent lägre sjukfrånvaro. Det är ett mål, inte ett uppmätt resultat. Vägledda digitala stressprogram har i forskning minskat upplevd stress. Effekten på sjukfrånvaro är osäker och vår tjänst har inte utvärderats för det.',
  'target.stress':
    'När 26 jämförelser lades samman minskade digitala program stressen. Störst var effekten när en person följde upp.',
  'target.stress.source': 'Heber med flera, 2017',
  'target.work':
    'Steg som rör jobbet gav färre sjukdagar i en svensk studie. Lång sjukfrånvaro skilde sig inte.',
  'target.work.source': 'NCT05240495, 182 personer',
  'target.absence': 'I en annan studie minskade stressen, men frånvaron skilde sig inte mellan grupperna.',
  'target.absence.source': 'Ebert med flera, 2016',
  'target.sources': 'Alla källor',

  'solutions.title': 'Det här ingår',
  'solution.assessment': 'Digital självskattning',
  'solution.assessment.text':
    'Tolv frågor på några minuter, eller en djupare analys med orsaker på jobbet. Svaret kommer direkt.',
  'solution.support': 'Stöd till var och en',
  'solution.support.text':
    'Grön, gul eller röd zon, med övningar och en egen handlingsplan. I röd zon finns sex veckor av återhämtning, ett litet steg om dagen.',
  'solution.insights': 'Insikter för HR och ledning',
  'solution.insights.text':
    'Publicerade gruppsiffror, aldrig filter eller fritext. De går att hämta som fil, till er egen riskbedömning.',
  'solution.managers': 'Stöd till chefer',
  'solution.managers.text':
    'En föreläsning om tidiga tecken, en workshop i samtal som hjälper, och handledning att boka.',
  'solutions.picture': 'Åtta svar eller fler blir en siffra. Inget enskilt svar går vidare.',

  'law.title': 'Hur det passar ert arbetsmiljöarbete',
  'law.text':
    'Sedan 1 januari 2025 står reglerna i AFS 2023:1 och AFS 2023:2. Ni ska undersöka, bedöma risker, åtgärda och följa upp, tillsammans med skyddsombudet. Tjänsten är ett sätt att undersöka på gruppnivå. Den uppfyller inte kravet på egen hand.',
  'law.voluntary':
    'Det är frivilligt att svara. Ni får ingen lista över vilka som har svarat, och inga svar från enskilda.',
  'law.how': 'Så skyddar vi svaren',

  'premium.title': 'Premium: mer stöd när det behövs',
  'premium.text': 'För er som vill ha människor med hela vägen.',
  'premium.talk': 'Bedömningssamtal',
  'premium.talk.text':
    'Ett samtal med en legitimerad terapeut som hjälper personen att se vad som behövs. Samtalet stannar mellan de två.',
  'premium.plan': 'Plan för återhämtning',
  'premium.plan.text': 'Personen får en egen plan, steg för steg, och någon som följer upp.',
  'premium.coaching': 'Handledning för chefer',
  'premium.coaching.text': 'Chefen får stöd i samtal och beslut, utan att få veta något om en persons svar.',
  'premium.coaching.book': 'Boka handledning för chefer',

  'meeting.title': 'Boka ett möte',
  'meeting.text':
    'Vi visar tjänsten, svarar på frågor om säkerhet och ger ett förslag. Mötet tar en halvtimme och kostar inget.',
  'meeting.phone': 'Eller ring oss: {phone}',
} as const
