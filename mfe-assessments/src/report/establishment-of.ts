import type { EstablishmentType } from '@app/contracts/proposal';
import type { AskedRequest } from './asked-request.ts';

/** Words by which visitors call their business. The first type that has one of them counts. */
const words: readonly (readonly [EstablishmentType, RegExp])[] = [
  ['Residential Estate', /\b(residential|security|housing) (estate|complex)\b|\bbody corporate\b/i],
  ['School', /\b(school|creche|college|preschool|academy)/i],
  ['Clinic', /\b(clinic|doctor|dentist|medical|pharmacy|veterinar|vet\b)/i],
  ['Restaurant', /\b(restaurant|caf[eé]|coffee|tavern|takeaway|bar\b|pub\b|shebeen)/i],
  ['Warehouse', /\b(warehouse|distribution|depot|storage|logistics)/i],
  ['Farm', /\b(farm|smallholding|stud\b|dairy)/i],
  ['Industrial Site', /\b(factory|industrial|manufactur|workshop|plant\b|foundry|scrapyard)/i],
  ['Retail Shop', /\b(shop|store|supermarket|retail|boutique|salon|spaza|bakery|butchery|jewell)/i],
  ['Office', /\b(office|law firm|attorney|accountant|agency|call centre)/i],
];

/** The type of establishment that a request for a report is about; undefined when unsure. */
export function establishmentOf(asked: AskedRequest | undefined): EstablishmentType | undefined {
  if (!asked) return undefined;
  if (asked.form === 'home') return 'Residential Home';
  const { businessType } = asked.body;
  return words.find(([, word]) => word.test(businessType))?.[0];
}
