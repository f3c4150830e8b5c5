/**
 * Words in the questions that are not easy, each with what it means. The questions stay as they are, so that figures can be
 * compared; the note stands below a question that has the words.
 */
export const wordNotes = {
  'känt dig slut': 'Att känna sig slut är att vara mycket trött.',
  'spelat liten roll': 'Det spelar liten roll. Det betyder att du inte bryr dig så mycket.',
  meningslöst: 'Meningslöst betyder att det känns onödigt.',
  arbetslusten: 'Arbetslust är att ha lust att jobba.',
  'tappat lusten': 'Att tappa lusten är att inte längre vilja.',
  'tappat tråden': 'Att tappa tråden är att glömma vad du höll på med.',
  'ta in information': 'Att ta in information är att förstå det du läser eller hör.',
  nedstämdhet: 'Nedstämdhet är att känna sig ledsen och tom.',
  olust: 'Olust är en känsla av att inte vilja.',
  'pressa dig': 'Att pressa sig är att göra mer än man orkar.',
  undvikit: 'Att undvika andra är att hålla sig borta från dem.',
  'glidit iväg': 'Tankarna glider iväg. Det betyder att du tänker på annat.',
  motgångar: 'En motgång är något som inte går som du vill.',
  'ur balans': 'Att komma ur balans är att bli orolig eller upprörd.',
  prioritera: 'Att prioritera är att välja det viktigaste.',
  'ansvar för': 'Du har ansvar för det som du ska se till blir gjort.',
  'olika besked': 'Olika besked: en säger en sak, och en annan säger något annat.',
  'visat uppskattning': 'Att visa uppskattning är att visa att något är bra.',
  'rättvist behandlad': 'Rättvist behandlad betyder behandlad lika bra som andra.',
  'snurrat i huvudet': 'Jobbet snurrar i huvudet. Det betyder att du inte kan sluta tänka på det.',
  konflikter: 'En konflikt är ett bråk.',
  utestängd: 'Att bli utestängd är att inte få vara med.',
} as const
