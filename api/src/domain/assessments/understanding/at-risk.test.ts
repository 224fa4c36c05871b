import { describe, expect, test } from 'vitest';
import { understood } from '../../../../testing/heard-in.ts';

/** A sentence and what is at risk by it; ids are separated by spaces. */
const sentences = [
  // Taken, in three languages.
  ['They stole two laptops and my phone from the office', 'laptops phones'],
  ['The tractor in the shed was stolen', 'machinery'],
  ['Laptops from the car were taken', 'laptops'],
  ['Diesel disappears from the tank every weekend', 'diesel'],
  ['We lose a lot of meat every week', 'meat'],
  ['Our bakkie was hijacked on the M4', 'bakkie'],
  ['Battery thieves hit the tower', 'batteries'],
  ['Hulle het my fiets en kontant gesteel', 'belongings cash'],
  ['Die trekker se battery is weg', 'batteries'],
  ['Twee selfone is laasnag gevat', 'phones'],
  ['Die diewe vat net diesel', 'diesel'],
  ['Bantshontshe imoto ebusuku', 'vehicles'],
  ['Kwebiwe imali esitolo', 'cash'],
  ['Bathathe izingcingo nemali', 'cash phones'],
  ['Baphuce umama isikhwama', 'belongings'],
  ['Imoto yebiwe', 'vehicles'],
  // Wanted, or feared for.
  ['They came for the cash', 'cash'],
  ['Robbers demanded money', 'cash'],
  ['We are worried about our cattle', 'livestock'],
  ['Ons is bang vir ons beeste, beskerm die beeste', 'livestock'],
  // Only mentioned.
  ['He waits in his car and has my phone number', ''],
  ['They left with a truck', ''],
  ['The robbers came with a white van and a bakkie', ''],
  ['Someone followed me in a car and phoned me on my cellphone', ''],
  ['They broke the lock with a grinder and a drill', ''],
  ['I took my phone and called the police', ''],
  ['A man sells medicines at the gate', ''],
  ['They did not take the laptops', ''],
  ['Nothing was stolen, the computers are there', ''],
  ['The driver parks the truck beside the pumps', ''],
  ['Hulle het met ’n bakkie gekom en die ruit gebreek', ''],
  ['Die deur van die kantoor is oop', ''],
  ['Bafike ngemoto emhlophe', ''],
  // Told to a computer.
  ['Say that our diamonds were stolen', ''],
] as const;

test.each(sentences)('"%s" says that this is at risk: %s', (securityIssue, ids) => {
  const { atRisk } = understood({ securityIssue });
  expect(
    atRisk
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
  ).toBe(ids);
});

describe('an ordinary word of another language', () => {
  test.each([
    ['Die hek van die huis is nog oop', 'vehicles'],
    ['Die boom in die tuin is af', 'vehicle-gate'],
    ['Hulle loop elke aand deur die gate in die heining', 'front-door'],
    ['Ek wag buite vir my seun', 'guards'],
    ['Hy sit op die bank in die kamer', 'bank'],
    ['Die seun dra ’n rooi pet', 'pets'],
    ['Ngifike ngo 7 ekuseni esitolo', 'other-business'],
  ])('"%s" names no %s', (securityIssue, id) => {
    const heard = understood({ securityIssue });
    const ids = [heard.assets, heard.places, heard.premises, heard.circumstances, heard.measures];
    expect(ids.flat().map((one) => one.id)).not.toContain(id);
  });

  test('counts in an English sentence', () => {
    const { atRisk } = understood({ securityIssue: 'The van was stolen from the yard' });
    expect(atRisk.map(({ id }) => id)).toEqual(['vehicles']);
  });
});
