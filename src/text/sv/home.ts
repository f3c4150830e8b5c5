export const home = {
  title: 'Stressprofil och stöd vid stress i arbetslivet',
  description:
    'Tolv frågor om din vardag på jobbet visar hur du har det och vad du kan göra i dag. Arbetsgivaren får bara siffror för grupper med minst åtta svar.',

  'hero.title': 'Hur stressad är du just nu?',
  'hero.lead':
    'Svara på tolv frågor om din vardag på jobbet, så får du veta hur du har det och vad du kan göra redan i dag.',
  'hero.start': 'Gör stressprofilen',
  'hero.how': 'Se vem som ser vad',
  'hero.note':
    'Du behöver inget konto, och svaren stannar i din webbläsare tills du själv väljer att spara dem.',

  'gauge.legend': 'Hur stressad känner du dig?',
  'gauge.how': 'Tryck på mätaren eller dra i den. Inget sparas.',
  'gauge.still': 'Stilla vatten',
  'gauge.1': 'Lugn',
  'gauge.1.text':
    'Just nu har du det lugnt. Tänk efter vad det är som fungerar, så att du kan hålla fast vid det när det blir mer att göra.',
  'gauge.2': 'Lite stressad',
  'gauge.2.text':
    'Lite stress hör till de flesta arbetsdagar. Den brukar inte skada så länge du hinner återhämta dig emellan.',
  'gauge.3': 'Ganska stressad',
  'gauge.3.text':
    'Stressen har börjat märkas. Det är lättare att ändra på något nu än om ett halvår, och stressprofilen visar var du kan börja.',
  'gauge.4': 'Mycket stressad',
  'gauge.4.text':
    'Du verkar ha det jobbigt just nu. Börja med en minuts lugn andning och berätta sedan för någon hur du har det.',
  'gauge.4.link': 'Andas i en minut',
  'gauge.5': 'Väldigt stressad',
  'gauge.5.text':
    'Så här ska du inte behöva ha det. Prata med någon redan i dag, och ring 1177 om du vill få råd från vården.',
  'gauge.5.link': 'Ring 1177',

  'sample.title': 'Prova en av frågorna',
  'sample.lead': 'Välj ett svar så ser du hur resultatet börjar. Inget sparas eller skickas.',
  'sample.result': 'Så här börjar resultatet',
  'sample.total': '{total} på en skala från 1 till 5',
  'sample.green.step': 'Ta en paus innan du behöver den. Det räcker med fem minuter utan skärm.',
  'sample.green.link': 'Se övningarna i grön zon',
  'sample.yellow.step': 'Välj en sak som kan vänta till nästa vecka och berätta för den som berörs.',
  'sample.yellow.link': 'Se vad som hjälper i gul zon',
  'sample.note':
    'I exemplet gäller svaret alla tre frågorna om trötthet, och de andra nio är redan ifyllda. Zonen är ingen diagnos, och gränserna är preliminära.',

  'both.title': 'För dig och för er',
  'you.title': 'För dig',
  'you.text':
    'Du får ett resultat i ord, ett första steg som går att ta samma dag och övningar som tar några minuter. Det mesta fungerar utan konto, och det kostar ingenting när du använder tjänsten själv.',
  'you.start': 'Gör stressprofilen',
  'you.exercises': 'Se övningarna',
  'us.title': 'För er',
  'us.text':
    'HR ser hur grupper har det, vilka orsaker i arbetet de pekar på och om något har förändrats. Chefer ser sina egna enheter, och skyddsombud ser lika mycket som HR.',
  'us.demo': 'Se demo',
  'us.price':
    'Priset beror på paketet och på hur många ni är. Ni får det skriftligt innan ni bestämmer er, och det påverkas inte av vad medarbetarna svarar.',
  'us.book': 'Boka kostnadsfritt möte',
  'us.packages': 'Se de fyra paketen',

  'promise.title': 'Dina svar är skyddade',
  'promise.lead': 'Det här gäller när du svarar på en inbjudan från din arbetsgivare.',
  'promise.you': 'Du ser',
  'promise.youSee':
    'Dina egna svar, din zon och hur den förändras. Du kan radera allt som är sparat hos dig när du vill.',
  'promise.hr': 'HR, chefer och skyddsombud ser',
  'promise.hrSees':
    'Avrundade siffror för grupper med minst åtta svar. Chefer ser bara sina egna enheter, och ingen av dem får veta vem som har svarat vad.',
  'promise.nobody': 'Det här visas inte för någon',
  'promise.nobodySees':
    'Vad en annan person har svarat, och hens siffror och zon. Det gäller också oss som driver tjänsten, men den som sköter servern har tekniska möjligheter som vi redovisar öppet.',
  'promise.more': 'Så räknar vi och så kontrollerar du det',

  'breath.title': 'Andas i en minut',
  'breath.text':
    'Fem lugna andetag brukar räcka för att kroppen ska börja varva ner. Andas in i fyra sekunder, håll andan i två och andas ut i sex.',
  'breath.start': 'Börja andas',
  'breath.end': 'Avsluta',
  'breath.in': 'Andas in',
  'breath.hold': 'Håll',
  'breath.out': 'Andas ut',
  'breath.done': 'Klart',
  'breath.stop': 'Om du blir yr eller orolig ska du sluta och andas som vanligt.',
} as const
