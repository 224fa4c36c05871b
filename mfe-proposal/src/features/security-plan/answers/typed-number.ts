/** Blanks of all widths, which phones put between thousands. */
const BLANKS = /[\s\u00a0\u202f]/g;

/**
 * The number in a text as South Africans type it: `1 200`, `1,200`, `2,5`, `2.5`, `120 m`. A comma
 * before exactly three digits separates thousands, any other one is a decimal comma.
 * @param unit may follow the number.
 * @returns undefined for anything else, also for a negative number.
 */
export function typedNumber(text: string, unit = ''): number | undefined {
  const bare = text.replace(BLANKS, '').toLowerCase();
  const end = unit.replace(BLANKS, '').toLowerCase();
  const digits = end && bare.endsWith(end) ? bare.slice(0, -end.length) : bare;
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)
    ? digits.replaceAll(',', '')
    : digits.replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
