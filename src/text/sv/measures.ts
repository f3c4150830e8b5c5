/** What can be done at work about each cause, at /atgarder. */
export const measures = {
  title: 'Åtgärder',
  description:
    'Vad går att göra åt det som belastar på jobbet? För varje orsak i djupanalysen finns åtgärder att börja med, med stöd i Arbetsmiljöverkets föreskrifter.',
  lead: 'För varje orsak som mätningen frågar om finns här tre åtgärder att börja med på arbetsplatsen. De orsaker som får högst siffror i den senaste mätningen kommer först.',
  shown: 'Så svarade {unit} i mätningen ”{round}”. Orsakerna med högst siffra står först.',
  last: 'I den valda mätningen visas inga nya siffror om orsaker för {unit}. Siffrorna här är från mätningen ”{round}”.',
  hidden:
    'Inga siffror om orsaker visas för {unit}. Ni kan använda åtgärderna ändå, i den ordning som passar er.',
  none: 'Det finns inga siffror om orsaker än. Ni kan använda åtgärderna ändå, i den ordning som passar er.',
  list: 'Orsaker och åtgärder',
  standsOut: 'förhöjd',
  'loop.title': 'Ta ett steg i taget',
  'loop.text':
    'Undersök tillsammans med gruppen och skyddsombudet vad siffran beror på hos er innan ni väljer en åtgärd. Bedöm riskerna, genomför åtgärden och följ upp den i nästa mätning. Så beskriver AFS 2023:1 arbetet. Mätningen är en del av undersökningen men ersätter inte resten av den.',
  causes: 'Frågor till gruppen och sätt att följa upp, för varje orsak',
  kit: 'Hur resultatet läses och texter till medarbetarna',
  print: 'Skriv ut åtgärderna',
  toPlan: 'Lägg in som risk i arbetsmiljöplanen',
  'toPlan.of': 'orsaken {cause}',
  suggestion: 'Lägg in åtgärden i planen',
  'suggestion.of': 'åtgärden ”{measure}”',
  toUnit: 'Se siffrorna för {unit}',
  'demands.meaning':
    'En hög siffra betyder att det ofta är för mycket att göra. Då behöver antingen kraven minska eller resurserna öka.',
  'demands.risk': 'Det är ofta mer att göra än tiden räcker till.',
  'demands.1':
    'Gå igenom arbetsuppgifterna tillsammans i gruppen och bestäm vilka som kan vänta, förenklas eller tas bort. Chefen talar om vad som inte behöver göras.',
  'demands.2':
    'Jämför bemanningen med arbetsmängden vecka för vecka och planera in ersättare eller längre tid för de veckor då arbetet brukar bli för mycket.',
  'demands.3':
    'Kom överens om hur var och en talar om att det är för mycket, vem som då prioriterar och hur fort hen svarar.',
  'demands.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Arbetsgivaren ska se till att kraven inte leder till ohälsosam arbetsbelastning och att resurserna räcker för kraven.',
  'control.meaning':
    'En hög siffra betyder att det sällan går att påverka hur arbetet görs, i vilken ordning eller när en paus passar.',
  'control.risk': 'Det går sällan att påverka hur arbetet görs eller när en paus passar.',
  'control.1':
    'Låt gruppen själv bestämma ordning och fördelning för de uppgifter där resultatet är viktigast och börja med en uppgift i veckan.',
  'control.2':
    'Se till att det finns någon som kan ta över under en paus, så att pausen går att ta när den behövs.',
  'control.3':
    'Ta upp planerade förändringar på ett möte innan de är bestämda och berätta efteråt vilka förslag som följdes och varför.',
  'control.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Möjligheten att påverka det egna arbetet räknas dit som en resurs som väger upp höga krav.',
  'manager_support.meaning':
    'En hög siffra betyder att chefens stöd sällan räcker till. Det beror ofta på att chefen har för många medarbetare eller för lite tid.',
  'manager_support.risk': 'Cheferna hinner sällan ge det stöd som behövs.',
  'manager_support.1':
    'Räkna hur många medarbetare varje chef har och avlasta de chefer som inte hinner prata med alla minst en gång i månaden.',
  'manager_support.2':
    'Boka korta, återkommande samtal där chefen frågar vad som är viktigast just nu och vad som kan vänta.',
  'manager_support.3':
    'Ge cheferna utbildning i att upptäcka ohälsosam belastning tidigt och se till att de själva har någon att vända sig till.',
  'manager_support.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Chefer ska veta hur ohälsosam arbetsbelastning förebyggs och ha förutsättningar att använda den kunskapen.',
  'colleague_support.meaning':
    'En hög siffra betyder att det är svårt att få hjälp av kollegor eller att känna sig trygg med dem.',
  'colleague_support.risk': 'Det är svårt att få hjälp av kollegor när det behövs.',
  'colleague_support.1':
    'Ordna en fast stund i veckan då gruppen går igenom vem som behöver hjälp och vem som kan ge den.',
  'colleague_support.2':
    'Låt två personer dela ansvar för uppgifter som annars görs ensam, särskilt när någon är ny.',
  'colleague_support.3':
    'Kom överens i gruppen om hur ni säger till när något har blivit fel, så att det går att fråga utan att skämmas.',
  'colleague_support.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Socialt stöd från kollegor räknas dit som en del av den sociala arbetsmiljön.',
  'role_clarity.meaning':
    'En hög siffra betyder att det ofta är oklart vad som ska göras, eller att olika personer säger olika saker.',
  'role_clarity.risk': 'Det är ofta oklart vad som ska göras och vad som ska gå först.',
  'role_clarity.1':
    'Skriv ner för varje roll vilka uppgifter som ingår, vilket resultat som väntas och vad som ska gå först när tiden inte räcker.',
  'role_clarity.2':
    'Bestäm vem som avgör när två besked säger emot varandra och berätta det för alla som kan ge besked.',
  'role_clarity.3':
    'Gå igenom uppdraget med varje medarbetare två gånger om året, och varje gång arbetet förändras.',
  'role_clarity.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Medarbetarna ska veta vilka uppgifter de har, vad som ska prioriteras och vem de kan vända sig till.',
  'recognition_fairness.meaning': 'En hög siffra betyder att uppskattning eller rättvisa ofta saknas.',
  'recognition_fairness.risk':
    'Bra arbete uppmärksammas sällan, eller så fördelas saker på ett sätt som känns orättvist.',
  'recognition_fairness.1':
    'Gör det till en vana att på varje gruppmöte säga vad som har gått bra och vem som har bidragit till det.',
  'recognition_fairness.2':
    'Skriv ner hur scheman, uppgifter, utbildning och lön fördelas, så att alla kan läsa vilka regler som gäller.',
  'recognition_fairness.3':
    'Fråga gruppen vilka beslut som har känts orättvisa det senaste halvåret och förklara eller ändra dem.',
  'recognition_fairness.source':
    'Källa: AFS 2023:1 om systematiskt arbetsmiljöarbete. Det som har kommit fram i undersökningen ska riskbedömas, åtgärdas och följas upp.',
  'boundaries_recovery.meaning':
    'En hög siffra betyder att jobbet ofta tar plats på ledig tid eller att vilan mellan arbetsdagarna inte räcker.',
  'boundaries_recovery.risk':
    'Arbetet tar ofta plats på ledig tid, och vilan mellan arbetsdagarna räcker inte till.',
  'boundaries_recovery.1':
    'Bestäm vilka tider ingen behöver svara i telefon eller på mejl och låt cheferna själva följa det.',
  'boundaries_recovery.2':
    'Lägg in återhämtning under arbetsdagen, till exempel tid mellan möten och en lugnare uppgift efter en krävande.',
  'boundaries_recovery.3':
    'Avsluta dagen med en kort överlämning, så att det som inte blev klart är någon annans eller morgondagens.',
  'boundaries_recovery.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Arbetsgivaren ska särskilt tänka på om återhämtningen räcker och på krav att vara nåbar.',
  'working_hours.meaning':
    'En hög siffra betyder att arbetstiderna ofta är svåra att leva med eller att arbetsdagen ofta blir längre än planerat.',
  'working_hours.risk': 'Arbetstiderna är svåra att leva med eller blir ofta längre än planerat.',
  'working_hours.1':
    'Följ övertiden varje månad och ändra bemanning eller mål när samma personer eller samma veckor återkommer.',
  'working_hours.2':
    'Lägg ut schemat i god tid och låt medarbetarna önska eller byta pass, så att arbetet går ihop med resten av livet.',
  'working_hours.3':
    'Undvik korta vilotider mellan passen, delade pass och många nätter i rad när schemat läggs.',
  'working_hours.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Arbetsgivaren ska motverka att arbetstidernas förläggning leder till ohälsa, till exempel skiftarbete, nattarbete och mycket övertid.',
  'conflict_victimisation.meaning':
    'En hög siffra betyder att konflikter eller kränkningar är vanliga. Det ska tas på allvar även när siffran gäller få personer.',
  'conflict_victimisation.risk': 'Konflikter eller kränkningar är vanliga i arbetet.',
  'conflict_victimisation.1':
    'Säg tydligt att kränkande särbehandling inte accepteras. Berätta också vem den som blir utsatt kan vända sig till och vad som händer sedan.',
  'conflict_victimisation.2':
    'Ta hand om konflikter tidigt genom att prata med var och en för sig och ta in en utomstående samtalsledare om det behövs.',
  'conflict_victimisation.3':
    'Låt företagshälsovården eller en annan opartisk part utreda när någon säger sig vara kränkt, utan att leta efter vem som har svarat vad i mätningen.',
  'conflict_victimisation.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Arbetsgivaren ska klargöra att kränkande särbehandling inte accepteras och ha rutiner för hur den hanteras.',
} as const
