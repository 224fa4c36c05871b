import type { MeasureId } from '../understanding/understanding.ts';

/** An honest word about a measure that a visitor asks for and that is not among the steps. */
export const wishes: Readonly<Record<MeasureId, string>> = {
  cameras: 'useful later, for proof; they do not close what is open now.',
  recorder: 'comes with cameras, once it is decided what they have to show.',
  alarm: 'worth having, but it does not act on the causes above; we would do it after the steps.',
  'armed-response':
    'needed with any alarm; ask for reaction times at your address before you sign.',
  monitoring: 'adds eyes at night; it needs good pictures first.',
  'panic-button': 'cheap and sensible, though it does not prevent what you describe.',
  beams: 'good where there is a clear line outside; your problem starts elsewhere.',
  'electric-fence': 'a strong boundary, but what you describe does not come over it.',
  wall: 'a builder’s matter: what counts is that there is nothing beside it to climb on.',
  'burglar-bars': 'good value where windows are the way in; keep one that opens from inside.',
  'security-gate': 'good value at the doors that are used; a slam lock beats a padlock.',
  'gate-motor': 'convenient; it is as safe as its cage and its back-up.',
  'access-control': 'right where many people need to pass one door; here other steps come first.',
  intercom: 'useful to see who is there before you open.',
  guards:
    'a guard helps if there is a task, a radio and a check on the rounds; alone and unchecked, little changes. The monthly cost is usually the highest of all measures.',
  dogs: 'they warn, if they are let hear and see; they are also poisoned, and they trigger detectors that are not made for them.',
  lighting: 'helps everything else and costs little, once it is clear where it is dark.',
  safe: 'bolt it to concrete, and choose the grade that your insurer names.',
  'drop-safe': 'right where cash lies within reach.',
  'cash-collection': 'right once the takings are too much to hold for a day.',
  'backup-power': 'size it for your longest outage, alarm for two in a row.',
  signage: 'cheap, and only as true as what is behind it.',
  fog: 'for stock that is taken within minutes after hours; not for rooms with people.',
  tracking: 'helps to find a vehicle; it does not stop the theft.',
  'number-plate-camera': 'needs a lane where vehicles slow down.',
  'thermal-camera': 'for long dark sides; too much for a small plot.',
  'visitor-system': 'right where strangers must be let in every day.',
  'stock-control': 'start with the ten lines that lose most; software comes second.',
  'key-control': 'costs nothing but discipline, and comes before locks.',
  training: 'an hour with the team, repeated twice a year; it makes every device above work.',
  vetting:
    'check references and, with written consent, criminal records before hiring; for people already employed it solves little.',
  tags: 'for small expensive lines on open shelves.',
  shutters: 'good against smash-and-grab after hours; link them to the alarm.',
  'fire-detection': 'belongs on the same panel; say so when you ask for a quotation.',
};
