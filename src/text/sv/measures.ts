/** Measures against each cause at work, at /atgarder. */
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
  followUp: 'Årlig uppföljning av arbetsmiljöarbetet',
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
  'emotional_demands.meaning':
    'En hög siffra betyder att arbetet ofta är känslomässigt krävande, till exempel genom möten med människor som har det svårt. Det går sällan att ta bort, men det går att dela på, förbereda och prata om.',
  'emotional_demands.risk': 'Arbetet är känslomässigt krävande, och stödet efteråt räcker inte till.',
  'emotional_demands.1':
    'Ge gruppen handledning eller ett fast samtal varannan vecka, på betald tid och med någon utifrån som leder det.',
  'emotional_demands.2':
    'Fördela de svåraste ärendena och mötena, så att samma person inte får flera i rad, och lägg in tid efter dem.',
  'emotional_demands.3':
    'Bestäm vad som händer efter en svår händelse: vem som tar kontakt, när det görs och hur arbetet avlastas.',
  'emotional_demands.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Arbetsgivaren ska motverka att starkt psykiskt påfrestande arbete leder till ohälsa.',
  'recognition.meaning': 'En hög siffra betyder att bra arbete sällan märks eller uppskattas.',
  'recognition.risk': 'Bra arbete märks och uppskattas sällan.',
  'recognition.1':
    'Låt chefen varje vecka säga till minst två medarbetare vad de har gjort bra och vad det ledde till.',
  'recognition.2':
    'Ta en stund på gruppmötet varje vecka då var och en kan säga vad någon annan har bidragit med.',
  'recognition.3':
    'Ge cheferna mindre grupper eller färre uppgifter, så att de hinner se arbetet medan det görs.',
  'recognition.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Återkoppling och stöd är resurser som kan väga upp höga krav.',
  'fairness.meaning':
    'En hög siffra betyder att beslut och fördelning ofta känns orättvisa, eller att ingen förklarar hur de kom till.',
  'fairness.risk': 'Arbete och förmåner fördelas på ett sätt som känns orättvist, eller utan förklaring.',
  'fairness.1':
    'Skriv ner hur scheman, uppgifter, utbildning och lön fördelas och låt gruppen läsa och fråga innan det börjar gälla.',
  'fairness.2':
    'Förklara varje beslut som berör gruppen: vad som vägde tyngst, vilka andra förslag som fanns och vem som svarar på frågor.',
  'fairness.3':
    'Gå igenom hur det senaste halvårets uppgifter och pass har fördelats och jämna ut det som har blivit snett.',
  'fairness.source':
    'Källa: AFS 2023:1 om systematiskt arbetsmiljöarbete. Det som har kommit fram i undersökningen ska riskbedömas, åtgärdas och följas upp.',
  'job_security.meaning':
    'En hög siffra betyder att jobbet eller uppgifterna ofta känns osäkra. Det gäller även när inget är bestämt, eftersom ovissheten tar energi.',
  'job_security.risk': 'Medarbetarna är osäkra på om de får ha kvar jobbet eller sina uppgifter.',
  'job_security.1':
    'Berätta på ett bestämt datum varje månad vad som är beslutat, vad som inte är det och när nästa besked kommer.',
  'job_security.2':
    'Låt medarbetare med tidsbegränsad anställning få besked om fortsättningen senast en månad innan den går ut.',
  'job_security.3':
    'Ta fram en plan för utbildning och omställning tillsammans med facket innan uppgifter försvinner eller flyttas.',
  'job_security.source':
    'Källa: AFS 2023:1 om systematiskt arbetsmiljöarbete. När ändringar planeras ska arbetsgivaren bedöma om de medför risker för ohälsa.',
  'change.meaning':
    'En hög siffra betyder att förändringar ofta kommer tätt, sent förklarade eller utan tid att lära sig det nya.',
  'change.risk': 'Förändringar kommer tätt eller utan förklaring och tid att lära.',
  'change.1':
    'Bedöm riskerna tillsammans med gruppen och skyddsombudet innan förändringen är bestämd och skriv ner vad ni kom fram till.',
  'change.2':
    'Gör en lista över alla förändringar som pågår och skjut upp dem som kan vänta tills den viktigaste är på plats.',
  'change.3': 'Ge tid för att lära sig det nya i schemat och bestäm vad som inte behöver göras under tiden.',
  'change.source':
    'Källa: AFS 2023:1 om systematiskt arbetsmiljöarbete. När ändringar i verksamheten planeras ska arbetsgivaren bedöma riskerna skriftligt.',
  'physical_environment.meaning':
    'En hög siffra betyder att lokaler, utrustning eller tungt och ensidigt arbete ofta är ett problem.',
  'physical_environment.risk': 'Lokaler, utrustning eller kroppslig belastning gör arbetet svårt.',
  'physical_environment.1':
    'Gå en skyddsrond med skyddsombudet och fråga alla i gruppen vad som stör mest. Skriv ner vem som åtgärdar vad och när.',
  'physical_environment.2':
    'Köp in eller laga den utrustning som saknas och bestäm vem man säger till när något går sönder.',
  'physical_environment.3':
    'Växla mellan tunga, stillasittande och lätta uppgifter och låt företagshälsovården bedöma de moment som belastar mest.',
  'physical_environment.source':
    'Källa: AFS 2023:1 om systematiskt arbetsmiljöarbete. Arbetsgivaren ska regelbundet undersöka arbetsförhållandena, även de fysiska. Enkäten ersätter inga mätningar.',
  'threats_outside.meaning':
    'En hög siffra betyder att hot eller våld från till exempel kunder, patienter eller elever är vanligt. Det ska tas på allvar även när siffran är låg, eftersom en enda händelse kan vara allvarlig.',
  'threats_outside.risk': 'Medarbetare utsätts för hot eller våld från människor som de möter i arbetet.',
  'threats_outside.1':
    'Gå igenom med gruppen var, när och i vilka möten det händer och ändra bemanning, lokal eller larm där.',
  'threats_outside.2':
    'Öva rutinen för hot och våld två gånger om året: hur man larmar, vem som kommer och vad som görs efteråt.',
  'threats_outside.3':
    'Se till att varje händelse anmäls, att den som har varit med om den får stöd samma dag och att gruppen får veta vad som ändras.',
  'threats_outside.source':
    'Källa: AFS 2023:1 om systematiskt arbetsmiljöarbete. Arbetsgivaren ska utreda tillbud, förebygga riskerna och följa upp. Det finns också föreskrifter om just hot och våld.',
  'threats_inside.meaning':
    'En hög siffra betyder att hot eller våld mellan dem som arbetar ihop är vanligt. Det är alltid allvarligt, även när siffran är låg.',
  'threats_inside.risk': 'Hot eller våld förekommer mellan människor på arbetsplatsen.',
  'threats_inside.1':
    'Säg tydligt att hot och våld aldrig accepteras, vem den utsatta vänder sig till och att det gäller alla, även chefer.',
  'threats_inside.2':
    'Se till att den som är utsatt är trygg redan samma dag, till exempel genom att ändra vem som arbetar ihop, utan att den utsatta får det sämre.',
  'threats_inside.3':
    'Låt någon opartisk utreda det som anmäls, utan att leta efter vem som har svarat vad i mätningen.',
  'threats_inside.source':
    'Källa: AFS 2023:2 om organisatorisk och social arbetsmiljö. Arbetsgivaren ska ha rutiner för hur kränkande särbehandling hanteras. Hot och misshandel är dessutom brott.',
} as const
