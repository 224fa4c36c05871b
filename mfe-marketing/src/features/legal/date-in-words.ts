const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2025-03-19` as "19 March 2025". */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
