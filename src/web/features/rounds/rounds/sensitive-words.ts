/*
 * Words that warn in a customer's own question, in all languages together: a question is read in every language that it is asked in,
 * and who warns of it may read another. An entry is a word, some words, or the beginning of a word with a star. Words that
 * ordinary questions about work have are left out: "psykologisk trygghet" and "sexuella trakasserier" are to be asked about.
 */

/** Of illness, medicines, pregnancy and sleep: what an employer does not ask. */
export const healthWords = (
  'abort*, adhd, alkohol*, allergi*, antidepress*, astma*, autis*, bipolär*, blodtryck*, cancer*, ' +
  'deppig*, depress*, diabet*, diagnos, diagnosen, diagnoser, din hälsa, droger*, dyslexi*, epilep*, ' +
  'funktionsned*, funktionshind*, funktionsvari*, gravid*, haft ont, har du ont, huvudvärk*, ' +
  'hälsotillstånd*, klimakter*, läkarbesök*, läkarintyg*, mens, menstru*, migrän*, missbruk*, missfall*, ' +
  'mår du dåligt, mår du psykiskt, panikattack*, panikångest*, psykiatri*, psykisk hälsa, ' +
  'psykisk ohälsa, psykiska besvär, psykolog, rehabiliteringsplan*, ryggvärk*, röka, röker, rökning, ' +
  'sjuk, sjukanmäl*, sjukdag*, sjukdom*, sjukfrånvar*, sjukpenning*, sjukskriv*, självmord*, självskad*, ' +
  'smärta, smärtor, smärtstillande, snusar, sover du, sömn*, tabletter, tar du läkemedel, ' +
  'tar du medicin, terapi, utbränd*, utmattad*, utmattning*, vab, vabb*, vaccinerad*, värk, värker, ' +
  'ångest*, ätstörning*, övervikt*, alcohol*, allerg*, anxiety, asthma*, back pain, in pain, ' +
  'painkiller*, blood pressure, burned out, burnt out, diagnosed, your diagnosis, disabilit*, ' +
  'are you disabled, do you sleep, do you smoke, smoker*, smoking, exhaustion disorder, headache*, ' +
  'health condition, your health, ill, illness*, insomnia, menopaus*, mental health, migraine*, ' +
  'miscarriage*, panic attack*, pregnan*, psychiatr*, psychologist, in therapy, therapist, self-harm*, ' +
  'sick, sickness*, suicid*, surgery, take medication, take medicine, your medication, vaccinated'
).split(', ')

/** Of who somebody is or belongs to: answers show who gave them, or are nobody’s to ask. */
export const identityWords = (
  'anställningstid*, anställningsår*, barn hemma, har du barn, hur många barn, småbarn*, ' +
  'belastningsregist*, bisexuell*, civilstånd*, din befattning, vilken befattning, yrkestitel*, din lön, ' +
  'månadslön*, din ålder, hur gammal, år gammal, åldersgrupp*, ensamstående, etnicitet*, ' +
  'etnisk bakgrund, etnisk tillhörighet, fackmedlem*, fackligt ansluten, medlem i facket, född, ' +
  'födelse*, föräldraledig*, ogift, sambo, hbtq*, homosexuell*, hudfärg*, invandrar*, judisk*, kristen, ' +
  'muslim*, religion*, religiös*, man eller kvinna, kvinna eller man, vilket kön, ditt kön, ' +
  'könsidentitet*, ickebinär*, transperson*, medborgarskap*, modersmål*, nationalitet*, politisk åsikt, ' +
  'politiska åsikter, röstar du, sexuell läggning, uppehållstillstånd*, vilken avdelning, vilken enhet, ' +
  'vilket team, age group, how old, your age, years old, born, birth*, bisexual*, homosexual*, lgbt*, ' +
  'sexual orientation, children at home, do you have children, how many children, christian*, jewish, ' +
  'religio*, citizenship, criminal record, ethnic background, ethnicit*, gender identity, your gender, ' +
  'man or a woman, woman or a man, non-binary, transgender, immigrant*, how long have you worked here, ' +
  'years of service, job title, which department, which team, marital*, married, mother tongue, ' +
  'nationality, parental leave, political views, residence permit, skin colour, union member*, ' +
  'member of a union, your salary'
).split(', ')
