import type { whoSeesWhat as sv } from '../../sv/who-sees-what.ts'

export const whoSeesWhat = {
  title: 'Kuka näkee mitä',
  description:
    'Katso, mitä sinä, HR ja esihenkilösi näette, kun vastaat työpaikan kyselyyn. Kokeile itse, mitä tapahtuu, kun ihmiset lähtevät tai vaihtavat ryhmää.',
  lead: 'Vastauksesi ovat sinun, ja työnantajasi näkee vain ryhmien lukuja. Täällä voit kokeilla, pitääkö se paikkansa.',

  'sees.title': 'Mitä kukin saa nähdä',
  'sees.you': 'Sinä',
  'sees.you.text':
    'Omat vastauksesi, vyöhykkeesi ja sen muutokset. Jos tallennat ne tilille, ne salataan avaimella, joka on vain sinun tiliäsi varten.',
  'sees.hr': 'HR (henkilöstöosasto) ja työsuojeluvaltuutettu (skyddsombud)',
  'sees.hr.text':
    'Pyöristettyjä lukuja ryhmistä, joissa on vähintään kahdeksan vastausta. Luvut tulevat kerran, kun kysely on päättynyt, eivätkä ne muutu koskaan.',
  'sees.manager': 'Esihenkilösi',
  'sees.manager.text':
    'Ei mitään siitä, mitä olet vastannut. Jos esihenkilö johtaa omaa ryhmää, häntä koskevat samat rajat kuin HR:ää.',
  'sees.nobody': 'Ei kukaan',
  'sees.nobody.text':
    'Jonkun toisen yksittäistä vastausta. Työnantajan puolella ei ole luettavana yksittäisiä vastauksia.',

  'play.title': 'Kokeile itse',
  'play.lead':
    'Tässä on keksitty yritys, jossa on kolme osastoa. Muutama kunkin osaston työntekijöistä ei vastaa. Yritys on tehnyt kaksi kyselyä, yhden keväällä ja yhden syksyllä. Muuta jotain ja katso, mitkä luvut katoavat ja miksi.',
  'play.controls': 'Mitä yrityksessä tapahtuu?',
  'play.storage': 'Varaston työntekijöitä, jotka vastaavat molemmilla kerroilla',
  'play.leave': 'Työntekijöitä, jotka lähtevät Asiakaspalvelusta kyselyjen välillä',
  'play.join': 'Myynnin työntekijöitä, jotka vastaavat syksyllä mutta eivät keväällä',
  'play.move': 'Työntekijöitä, jotka siirtyvät Myynnistä Asiakaspalveluun',
  'play.fewer': 'Vähemmän: {what}',
  'play.more': 'Enemmän: {what}',
  'play.examples': 'Tai aloita esimerkistä',
  'play.example.calm': 'Mitään ei tapahdu',
  'play.example.small': 'Pieni ryhmä',
  'play.example.leave': 'Yksi lähtee',
  'play.example.move': 'Kaksi vaihtaa ryhmää',
  'play.example.five': 'Viisi uutta vastaa',

  'round.before': 'Keväällä',
  'round.now': 'Syksyllä',
  'place.company': 'Koko yritys',
  'place.sales': 'Myynti',
  'place.service': 'Asiakaspalvelu',
  'place.storage': 'Varasto',
  'place.rest': 'joista {count} ilman osastoa',
  shown: 'Näytetään HR:lle',
  hidden: 'Ei näytetä',
  'shown.counted': 'Mukana on {count} {count|vastaus|vastausta}.',
  'shown.some': 'Vastauksia on {answers}, ja niistä {count} on mukana.',
  'hidden.few': '{answers} {answers|vastaus|vastausta} on vähemmän kuin kahdeksan.',
  'hidden.cover':
    'Liian harva vastaus voidaan laskea mukaan. Luvun pitää perustua vähintään kahteen kolmasosaan vastauksista.',
  'hidden.difference': 'Kevään ja syksyn lukujen erona olisi vain {who}.',
  'hidden.one': 'Silloin HR olisi voinut laskea, mitä juuri tämä henkilö vastasi.',
  'hidden.several': 'Silloin HR olisi voinut laskea, mitä juuri nämä {people} ihmistä vastasivat yhteensä.',
  'hidden.upward': 'Vastaukset lasketaan mukaan koko yrityksen lukuun.',
  'hidden.nowhere':
    'Vastaukset eivät ole mukana missään luvussa. Muuten HR olisi voinut vähentää osastot koko yrityksen luvusta ja laskea, mitä juuri nämä ihmiset ovat vastanneet.',
  'hidden.last': 'HR:llä on edelleen kevään luku, johon on merkitty päivämäärä.',
  'who.leave': '{people} {people|lähtenyt työntekijä|lähtenyttä työntekijää}',
  'who.join': '{people} {people|vasta syksyllä vastannut työntekijä|vasta syksyllä vastannutta työntekijää}',
  'who.move': '{people} {people|ryhmää vaihtanut työntekijä|ryhmää vaihtanutta työntekijää}',
  'who.stay': '{people} {people|pienen ryhmän jäsen|pienen ryhmän jäsentä}',
  and: ' ja ',

  'summary.all': 'Syksyllä näytetään kaikki neljä lukua.',
  'summary.some': 'Syksyllä näytettäviä lukuja on {shown} neljästä. Näitä ei näytetä: {hidden}.',
  'summary.none': 'Syksyllä ei näytetä yhtään uutta lukua, mutta HR:llä on edelleen kevään luvut.',

  'legend.title': 'Yksi piste on yksi ihminen.',
  'legend.stay': 'jää',
  'legend.leave': 'lähtee',
  'legend.join': 'vastaa vasta syksyllä',
  'legend.move': 'vaihtaa ryhmää',

  'play.note':
    'Esimerkki näyttää säännöt, jotka koskevat ryhmän kokoa ja muutoksia, mutta oikeissa kyselyissä on muutama sääntö lisää. Listalla uudet ihmiset lasketaan lukuun mukaan, mutta luku vaatii kahdeksan ihmistä, jotka ovat olleet listalla ennenkin. Ryhmä, jossa yli kolmasosa on uusia, ei saa omaa lukua. Lisäksi ohjelma yrittää laskea luvuista yksittäisiä vastauksia, ja jos se onnistuu, vielä yksi luku piilotetaan. Muutama yksikkö, joita ei näytetä erikseen, voidaan näyttää yhdessä nimineen.',
  'play.proof':
    'Olemme testanneet kaikki {count} tilannetta, jotka tässä voi valita, oikealla ohjelmakoodilla, ja tulos on sama.',

  'sentences.title': 'Kolme lausetta, jotka pätevät aina',
  'hr.title': 'Mitä HR näkee piilotetusta yksiköstä',
  'hr.text': 'Jokaisen piilotetun yksikön kohdalla on sama lause, oli syy mikä tahansa:',

  'limits.title': 'Mihin suojaus ei pysty',
  'limits.text':
    'Jos lähes kaikki ryhmässäsi kertovat HR:lle, mitä he ovat vastanneet, loput vastaukset voi laskea. Sitä ei mikään ohjelma voi estää.',
  'limits.outside':
    'Se, joka voi lukea työsähköpostiasi, voi myös kirjautua sisään sinun nimissäsi. Käytä siksi mieluiten yksityistä osoitetta. Jos lähes kaikki vastaavat, työnantaja voi lisäksi päätellä, että sinäkin olet vastannut. Työnantaja, joka jakaa kaikki uusiin ryhmiin ennen jokaista kyselyä, saa tietää tavallista enemmän.',
  'limits.slips':
    'Ne, joilla ei ole sähköpostia, saavat koodin lapulla tai tekstiviestillä, jos sellaisia käytetään. Se, joka tulostaa laput, voi lukea koodit, ja se, joka antaa oman puhelinnumeronsa jonkun toisen numeron tilalle, saa koodin itselleen. He voivat vastata jonkun toisen puolesta, mutta eivät näe, kuka on vastannut. Siksi työsuojeluvaltuutettu voi tulostaa laput, ja lapussa lukee, kuka sen on tulostanut.',
  'limits.verify': 'Tarkista itse, miten kysely tehtiin',
  'limits.more': 'Lue suojauksen kaikista rajoista',
  'limits.start': 'Tee stressiprofiili',
} as const satisfies Record<keyof typeof sv, string>
