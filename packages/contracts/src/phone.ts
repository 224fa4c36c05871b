import * as v from 'valibot';

/**
 * Spaces, brackets, dots, every kind of hyphen, and the invisible marks of pasted text. Not the
 * slash, which would join two numbers.
 */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}]/gu;
/** A South African number after its country code, with or without the zero: `+27 (0)82 …`. */
const AT_HOME = /^(?:\+|00)?27(0?)(\d{9})$/;

/**
 * The digits of a phone number as people type it, to be dialled from South Africa:
 * `+27 82 123-4567` gives `0821234567`, and `+44 20 7946 0958` gives `00442079460958` (00 is the
 * international prefix here). A text with anything else in it, such as an extension, is only trimmed.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(digits)) return typed.trim();
  return digits.replace(AT_HOME, (_, _zero, national) => `0${national}`).replace(/^\+/, '00');
}

type WithPhone = v.ObjectSchema<
  v.ObjectEntries & { readonly phone: v.GenericSchema<string, string> },
  undefined
>;

/**
 * The schema of a form whose visitors type their number as they like: `phone` is checked and sent
 * as its digits. The schema of the call itself stays as it is, for other programs.
 */
export const withTypedPhone = <Schema extends WithPhone>(schema: Schema): Schema =>
  // The new entry reads and gives a text, as the old one, so the type is still right.
  v.object({
    ...schema.entries,
    phone: v.pipe(v.string(), v.transform(phoneDigits), schema.entries.phone),
  }) as unknown as Schema;
