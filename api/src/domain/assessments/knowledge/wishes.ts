import type { MeasureId } from '../understanding/understanding.ts';

/** An honest word about a measure that a visitor asks for and that is not among the steps. */
export const wishes: Readonly<Record<MeasureId, string>> = {
  cameras: 'useful later as evidence, but they do not stop a break-in.',
  recorder: 'comes with the cameras, once you know what they must show.',
  alarm:
    'worth having, but it does not help against the causes above. We would fit it after the steps.',
  'armed-response':
    'needed with any alarm; ask for reaction times at your address before you sign.',
  monitoring: 'useful at night; it needs good pictures first.',
  'panic-button': 'sensible, though it does not prevent what you describe.',
  beams: 'good where there is a clear line of sight outside; your problem starts elsewhere.',
  'electric-fence': 'good for a boundary, but your problem does not come over it.',
  wall: 'work for a builder. Make sure that there is nothing beside it to climb on.',
  'burglar-bars': 'good value where windows are the way in; keep one that opens from inside.',
  'security-gate': 'good value at the doors that are used; a slam lock is better than a padlock.',
  'gate-motor': 'convenient; it needs a theft cage and a backup battery.',
  'access-control': 'right where many people need to pass one door; here other steps come first.',
  intercom: 'useful to see who is there before you open.',
  guards:
    'a guard helps who has clear tasks, a radio and checked rounds. The monthly cost is high.',
  dogs: 'they warn you if they can hear and see intruders. Thieves may poison them, and they set off detectors that are not pet-immune.',
  lighting: 'helps people and cameras to see; start where it is darkest.',
  safe: 'bolt it to concrete, and choose the grade that your insurer names.',
  'drop-safe': 'right where cash lies within reach.',
  'cash-collection': 'right when the takings are too much to keep for a day.',
  'backup-power': 'size it for your longest outage, alarm for two in a row.',
  signage: 'useful together with a real alarm or cameras.',
  fog: 'for stock that thieves grab within minutes after hours. Never use it where there are people.',
  tracking: 'helps to find a vehicle; it does not stop the theft.',
  'number-plate-camera': 'needs a lane where vehicles slow down.',
  'thermal-camera': 'for long dark boundaries; not needed on a small plot.',
  'visitor-system': 'right where strangers must be let in every day.',
  'stock-control': 'start with the ten lines that lose most; software comes second.',
  'key-control': 'costs nothing, and comes before new locks.',
  training: 'an hour with the team, twice a year, so that everyone knows how to use the equipment.',
  vetting:
    'check references and, with written consent, criminal records before hiring; for people already employed, take labour advice first.',
  tags: 'for small expensive lines on open shelves.',
  shutters: 'good against smash-and-grab after hours; link them to the alarm.',
  'fire-detection': 'can go on the alarm panel; ask for it when you ask for a quotation.',
};
