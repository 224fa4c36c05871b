/**
 * What a name says in figures. Where one occurs several times (`CAT6 cable 305m`, `2.8mm 30m`) the
 * largest counts; ranges such as `2.8-12mm` give both ends.
 */
const figures = {
  megapixels: /(\d+(?:\.\d+)?) ?mp\b/g,
  channels: /(\d+)[- ]channel/g,
  bays: /(\d+) sata bay/g,
  ports: /(\d+)-port/g,
  terabytes: /(\d+(?:\.\d+)?) ?tb\b/g,
  watts: /(\d+(?:\.\d+)?) ?w\b/g,
  zones: /(\d+)-zone/g,
  joules: /(\d+(?:\.\d+)?) ?(?:j\b|joules?\b)/g,
  kilograms: /(\d+(?:\.\d+)?) ?kg\b/g,
  metres: /(\d+(?:\.\d+)?) ?m\b/g,
  doors: /(\d+)-door/g,
  users: /(\d+(?:,\d{3})*) users/g,
  volts: /(\d+(?:\.\d+)?) ?v\b/g,
  voltAmperes: /(\d+(?:\.\d+)?) ?(k?)va\b/g,
  wattHours: /(\d+(?:\.\d+)?) ?(k?)wh\b/g,
  ampereHours: /(\d+(?:\.\d+)?) ?ah\b/g,
  amperes: /(\d+(?:\.\d+)?) ?a\b/g,
  lines: /(\d+) line\b/g,
  inches: /(\d+(?:\.\d+)?) ?(?:"|inch)/g,
  /** Longest focal length of a lens. */
  lensMm: /(?:\d+(?:\.\d+)?-)?(\d+(?:\.\d+)?) ?mm\b/g,
  /** Shortest focal length of a lens. */
  widestLensMm: /(\d+(?:\.\d+)?)(?:-\d+(?:\.\d+)?)? ?mm\b/g,
  /** Of an intercom: how many inside units, as in `2-to-2`. */
  units: /\b\d+-to-(\d+)/g,
  pack: /(\d+) pack\b/g,
  /** Height of a cabinet, as in `9U`. */
  rackUnits: /\b(\d+) ?u\b/g,
  /** That a solar unit works without sun. */
  autonomyDays: /(\d+) days? autonomy/g,
  /** That come with a motor. */
  remotes: /(\d+) remotes?\b/g,
  /** Of a gate motor: openings and closings that it is made for. */
  cyclesADay: /(\d+(?:,\d{3})*) (?:cycles|operations|openings)(?:\/| a | per )day\b/g,
  /** Of a card and its reader: 125 kHz or 13.56 MHz. */
  hertz: /(\d+(?:\.\d+)?) ?([km])hz\b/g,
} as const;

const prefixes: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** No battery of the trade has as much. */
const MAINS_VOLTS = 100;

export type Figure = keyof typeof figures;

const patterns = Object.entries(figures) as [Figure, RegExp][];

/**
 * The figures of a product by their names.
 * @param name lower case
 */
export function figuresOf(name: string): Partial<Record<Figure, number>> {
  const found: Partial<Record<Figure, number>> = {};
  for (const [figure, pattern] of patterns) {
    for (const [, digits = '', prefix = ''] of name.matchAll(pattern)) {
      const value = Number(digits.replaceAll(',', '')) * (prefixes[prefix] ?? 1);
      // Beside ampere-hours, 230 V is the mains that an inverter gives, not its battery.
      if (figure === 'volts' && value >= MAINS_VOLTS && name.search(figures.ampereHours) >= 0)
        continue;
      found[figure] = Math.max(found[figure] ?? 0, value);
    }
  }
  return found;
}
