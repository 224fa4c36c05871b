import { expect, test } from 'vitest';
import { idsIn, understood } from '../../../../testing/heard-in.ts';

/** A sentence, what is heard in it, and what is not. Ids are separated by spaces. */
const sentences = [
  // Drugs that are sold at a fence are nobody's medicines.
  ['A drug seller stands at the school fence', 'loitering fence', 'medicines'],
  ['Someone sells drugs to learners at the fence', 'child-danger fence learners', 'medicines'],
  ['Pills are sold at the gate after school', 'loitering', 'medicines'],
  ['’n Dwelmhandelaar verkoop dwelms by die heining', 'loitering fence', 'medicines'],
  ['Badayisa izidakamizwa ngasesangweni', 'loitering', 'medicines'],
  ['The pills were stolen from the dispensary', 'medicine-theft medicines', 'loitering'],
  // What is sold or was stolen is not in place.
  ['We have a stock of solar panels', 'solar-panels', 'backup-power:present'],
  ['Solar panels and inverters were stolen', 'equipment-theft', 'backup-power:broken'],
  ['We sell inverters and batteries', '', 'backup-power:present'],
  ['Ons verkoop omsetters en kameras', '', 'cameras:present backup-power:present'],
  ['Sidayisa ama-inverter namakhamera', '', 'cameras:present backup-power:present'],
  ['We have solar panels on the roof', 'backup-power:present', ''],
  ['We have an inverter for the alarm', 'backup-power:present', ''],
  // "And one guard" has a guard, in three languages.
  ['There was no alarm and one guard', 'alarm:absent guards:present', 'guards:absent'],
  ['No cameras and 2 guards', 'cameras:absent guards:present', 'guards:absent'],
  ['No cameras and guards', 'cameras:absent guards:absent', ''],
  ['Geen alarm en een wag', 'alarm:absent guards:present', 'guards:absent'],
  ['Geen alarm of kameras nie', 'alarm:absent cameras:absent', 'cameras:present'],
  ['Sinekhamera no unogada oyedwa', 'guards:present', 'guards:absent'],
  ['Basibambe inkunzi sinonogada oyedwa', 'guards:present', 'guards:absent'],
  ['Asinayo i-alarm no nogada oyedwa', 'alarm:absent guards:present', 'guards:absent'],
  ['No guard was on duty', 'guards:absent', 'guards:present'],
  // Places.
  ['Copper was stolen from the roof plant', 'roof-plant copper', 'roof substation'],
  ['Pipes cut off the aircons on the roof', 'roof-plant', 'roof'],
  ['Lugversorgers op die dak is gesteel', 'roof-plant', ''],
  ['They climbed onto the balcony of my flat', 'balcony flat', 'garden'],
  ['Hulle het oor die balkon van my woonstel geklim', 'balcony flat', 'garden'],
  ['Bangene ngebalkhoni efulethini', 'flat', 'garden'],
  ['The gate battery is flat', '', 'flat home'],
  ['Paintings hang on the walls', '', 'perimeter-wall'],
  // Residents of homes.
  ['Residents walk out at night', 'walking-out residents', 'trespass'],
  ['Bewoners dwaal snags uit', 'walking-out', ''],
  ['Izalukazi ziyaphuma ebusuku abadala bayaphuma', 'walking-out', ''],
  ['Two men walked out with the till', '', 'walking-out'],
] as const;

const cases = sentences.map(([text, heard, not]) => ({ text, heard, not }));

test.each(cases)('"$text" means $heard and not $not', ({ text, heard, not }) => {
  const ids = idsIn(understood({ securityIssue: text }));
  expect(ids).toEqual(expect.arrayContaining(heard.split(' ').filter(Boolean)));
  expect(not.split(' ').filter((id) => ids.includes(id))).toEqual([]);
});
