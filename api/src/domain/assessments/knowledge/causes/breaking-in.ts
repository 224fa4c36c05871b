import { boundary, doors, outdoors } from '../place-groups.ts';
import type { Cause } from '../cause.ts';

const BREAKING_IN = ['burglary', 'equipment-theft', 'vandalism', 'medicine-theft', 'data-theft', 'home-invasion', 'metal-theft', 'cable-theft'] as const;

export const breakInCauses = {
  'alarm-not-working': {
    opens: ['burglary', 'equipment-theft', 'vandalism', 'medicine-theft', 'data-theft', 'home-invasion', 'stock-loss', 'farm-attack', 'vehicle-theft'],
    name: 'The alarm was off, bypassed or not heard',
    why: [
      {
        when: ['premises:school'],
        say: 'In the holidays a false alarm or a cleaner’s visit ends with a block left disarmed, and nobody notices until the first school day.',
      },
      {
        when: ['premises:church'],
        say: 'Choir, youth and cleaners come and go on weekdays, so the alarm is set by whoever thinks of it.',
      },
      'An alarm protects in the hours when it is armed and its signal arrives. What you describe means that one of the two failed {time}.',
      'An alarm protects in the hours when it is armed and its signal arrives. What you describe means that one of the two failed.',
    ],
    check: 'Ask the control room for the arm and disarm log of the last month.',
    signs: { 'broken:alarm': 5 },
    usual: 0,
    only: ['broken:alarm'],
    answers: ['arm-every-time', 'alarm-service', 'own-codes'],
  },
  'no-alarm': {
    opens: [...BREAKING_IN, 'fuel-theft', 'vehicle-theft'],
    name: ['Nothing raises the alarm at {place}', 'Nothing raises the alarm'],
    why: [
      {
        when: ['premises:tuck-shop'],
        say: 'Whoever breaks the lock has the whole night: nobody learns of it before the next day.',
      },
      {
        when: ['premises:spaza-shop'],
        say: 'Only noise betrays a thief there, and at that hour people are asleep.',
      },
      {
        when: ['people-live-here'],
        say: 'Without an alarm the first to know is whoever wakes up, or comes home.',
      },
      {
        when: ['no:alarm'],
        say: 'You have no alarm, so they choose how long to stay, and the loss grows with every minute.',
      },
      'If nothing reports them, they choose how long to stay.',
    ],
    check: 'Walk in the way they did, and note the first moment when a signal would leave the building.',
    signs: { 'no:alarm': 4 },
    usual: 1,
    unless: ['has:alarm', 'broken:alarm', 'fact:covers-everything'],
    answers: ['small-alarm', 'alarm-system', 'armed-response', 'door-contact'],
  },
  'roof-way': {
    opens: ['burglary', 'equipment-theft', 'stock-loss', 'medicine-theft', 'metal-theft', 'home-invasion'],
    name: ['They come in from above'],
    why: [
      {
        when: ['place:computer-lab'],
        say: 'Sheets over a classroom come off with a spanner, out of sight of the road, and ceiling boards hold nobody. The door of the computer lab can be as strong as you like.',
      },
      {
        when: ['premises:spaza-shop'],
        say: 'Corrugated sheets held by a few nails lift by hand. The padlock on the door was never tried.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'A light roof on a hut is its weakest wall.',
      },
      'Roof sheets come off quietly and out of sight of the street, and detectors that look at doors see them only when they already have the goods.',
    ],
    check: 'Look from above, by ladder with somebody holding it or by drone, for lifted screws, footprints and places to climb.',
    signs: { 'place:roof': 4, 'place:ceiling': 4 },
    usual: 0,
    only: ['place:roof', 'place:ceiling'],
    answers: ['roof-detection', 'harden-opening', 'cut-back'],
  },
  'weak-opening': {
    at: doors,
    opens: ['burglary', 'home-invasion', 'equipment-theft', 'farm-attack', 'vandalism'],
    name: [{ when: ['premises:tuck-shop'], say: 'The lock and the hatch give way too easily' }, { when: ['place:windows'], say: 'The windows give way too easily' }, '{place} gives way too easily', 'A door or window gives way too easily'],
    why: [
      {
        when: ['place:garage'],
        say: 'A tip-up door lifts at the corner, and behind it is a door into the house that is seldom locked, with your own tools beside it.',
      },
      {
        when: ['place:kitchen-door', 'people-live-here'],
        say: 'The kitchen door is out of sight, has a glass pane or a light lock, and is open while people are about.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'A padlock is only as strong as the screws of its hasp, and a wooden hut has short ones.',
      },
      {
        when: ['place:windows'],
        say: 'A window on the hidden side is faster and quieter than a door.',
      },
      {
        when: ['place:back-door'],
        say: 'The back door is out of sight of neighbours and road, so they can take their time with it.',
      },
      'One opening is always weaker than the rest, and somebody who looks for it for a minute finds it.',
    ],
    check: [
      {
        when: ['place:windows'],
        say: 'Go round after dark and look at each window within reach: its latch, and whether a hand through one pane reaches the handle.',
      },
      'Close it and push with your shoulder at the height of the lock: frame, hinge and lock may not move.',
    ],
    signs: {
      'premises:tuck-shop': 3,
      'place:garage': 2,
      'place:kitchen-door': 2,
      'place:back-door': 2,
      'place:windows': 2,
      'place:front-door': 1,
      'place:bedroom': 1,
      'no:burglar-bars': 3,
      'no:security-gate': 3,
      'broken:security-gate': 3,
    },
    usual: 1,
    unless: ['place:roof', 'fact:fire-escape', 'premises:student-housing'],
    answers: ['harden-opening', 'door-contact', 'safe-zone'],
  },
  'gap-in-detection': {
    opens: ['burglary', 'equipment-theft', 'home-invasion', 'cable-theft', 'metal-theft'],
    name: ['The alarm does not see {place}', 'The alarm does not see the way they came'],
    why: [
      {
        when: ['place:outbuilding'],
        say: 'Alarms are planned for the house and end at its doors. Outbuildings, where the ladders and tools are, stay silent.',
      },
      'You have an alarm, yet they got that far: there is a way that no zone watches, or a zone that has been bypassed.',
    ],
    check: 'Put the alarm on test and walk that way; note the first zone that reports.',
    signs: { 'has:alarm': 2, 'fact:repeat-victim': 1 },
    usual: 0,
    only: ['has:alarm'],
    unless: ['broken:alarm', 'place:roof', 'fact:covers-everything'],
    answers: ['alarm-system', 'outdoor-detector', 'roof-detection', 'response-test'],
  },
  'quiet-boundary': {
    at: boundary,
    opens: [
      'burglary',
      'farm-attack',
      'home-invasion',
      'trespass',
      'cable-theft',
      'fuel-theft',
      'vehicle-theft',
      'theft-from-vehicle',
      'stock-theft-animals',
      'equipment-theft',
      'metal-theft',
      'vandalism',
      'gate-motor-theft',
    ],
    name: ['Nothing gives warning at {place}', 'Nothing gives warning at the boundary'],
    why: [
      {
        when: ['premises:farm'],
        say: 'On a farm the house itself is the first thing that reports somebody. By then they are at the door and you have no time left.',
      },
      {
        when: ['premises:car-dealer'],
        say: 'Between the pavement and the cars there is nothing that reports a person after hours.',
      },
      {
        when: ['premises:estate'],
        say: 'A long perimeter with one gatehouse is watched at one point.',
      },
      {
        when: ['place:fence'],
        say: 'A fence that is cut says nothing. The first signal comes from the building, when the tools are already through.',
      },
      {
        when: ['place:boundary-bush'],
        say: 'Bush right up to the boundary lets people wait, watch and hide goods within a few metres.',
      },
      'The first thing that reports them is the building, so all the time they need outside is free.',
    ],
    check: 'Walk along it after dark with the alarm armed and see how far you get before anything happens.',
    signs: {
      'place:perimeter-wall': 2,
      'place:fence': 3,
      'place:boundary-bush': 3,
      'place:garden': 1,
      'place:yard': 2,
      'no:beams': 3,
      'no:electric-fence': 3,
      'broken:beams': 4,
      'broken:electric-fence': 4,
      'fact:low-wall': 3,
      'place:neighbouring-property': 2,
      'place:kraal': 1,
      'place:showroom': 2,
      'premises:farm': 2,
    },
    usual: 0,
    unless: ['has:beams', 'premises:tuck-shop', 'premises:student-housing'],
    answers: ['beams', 'repair-boundary', 'electric-fence', 'outdoor-detector', 'thermal-camera', 'cut-back'],
  },
  dark: {
    at: outdoors,
    opens: [
      'burglary',
      'farm-attack',
      'home-invasion',
      'theft-from-vehicle',
      'vehicle-theft',
      'hijacking',
      'gate-motor-theft',
      'trespass',
      'loitering',
      'cable-theft',
      'assault',
      'vandalism',
    ],
    name: ['It is dark at {place}', 'It is dark where they work'],
    why: [
      { when: ['place:parking'], say: 'Between two pools of light a person beside a car is invisible to a guard fifty steps away.' },
      'Darkness lets them work unseen and makes ordinary camera pictures useless.',
    ],
    check: 'Go round after dark with a companion and mark where you can’t see a person at 20 m.',
    signs: { 'fact:dark': 4, 'no:lighting': 4, 'broken:lighting': 4 },
    usual: 0,
    only: ['fact:dark', 'no:lighting', 'broken:lighting'],
    answers: ['lighting', 'area-camera', 'cut-back'],
  },
  'empty-and-known': {
    opens: [...BREAKING_IN, 'fuel-theft', 'vehicle-theft', 'stock-loss', 'arson'],
    name: ['Everyone can see when nobody is there'],
    why: [
      {
        when: ['premises:school'],
        say: 'School terms are on every calendar. For weeks nobody walks past the classrooms at night, and thieves can come back for a second load.',
      },
      {
        when: ['premises:church'],
        say: 'The notice board says when the building is in use, and so when it is not.',
      },
      {
        when: ['time:december'],
        say: 'A shutdown in December is three weeks in which no one notices a cut fence or a falling level.',
      },
      {
        when: ['time:when-empty', 'people-live-here'],
        say: 'Closed curtains, a full post box and a dark house tell the street that you are away.',
      },
      {
        when: ['time:weekend'],
        say: 'From Friday evening to Monday morning nobody looks, so a break-in has two nights.',
      },
      'They come {time} because they know that nobody looks then.',
      'They come because they know that nobody looks then.',
    ],
    check: 'Note who goes past, and when, in the hours you are worried about. Gaps longer than a night are the problem.',
    signs: { 'time:holidays': 4, 'time:december': 3, 'time:when-empty': 3, 'time:weekend': 3, 'time:sunday': 1 },
    usual: 0,
    only: ['time:holidays', 'time:december', 'time:when-empty', 'time:weekend'],
    answers: ['holiday-plan', 'remote-viewing', 'arm-every-time', 'change-pattern'],
  },
  'slow-help': {
    opens: [...BREAKING_IN, 'armed-robbery', 'farm-attack', 'vehicle-theft', 'stock-theft-animals', 'fuel-theft'],
    name: 'Help arrives after they have left',
    why: [
      {
        when: ['premises:farm'],
        say: 'With that distance the plan must not depend on a vehicle from town: it has to warn early, hold them up, and reach neighbours first.',
      },
      {
        when: ['fact:slow-response'],
        say: 'A thief needs less time than your response takes. Either the warning comes earlier, or the goods take longer to reach, or the vehicle comes faster; usually the first is cheapest.',
      },
      {
        when: ['has:armed-response'],
        say: 'Armed response reacts to a signal. When it comes depends on how early that signal leaves, how far away the vehicle is, and whether the officer can get in.',
      },
      {
        when: ['no:armed-response'],
        say: 'A siren without armed response relies on neighbours, and nobody runs towards a siren at night.',
      },
      'They leave before anyone arrives, because the first signal goes out too late.',
    ],
    check: 'Ask for the log of the last activations: signal, call-back, arrival.',
    signs: { 'fact:slow-response': 4, 'fact:remote': 3, 'no:armed-response': 3, 'no:monitoring': 1, 'premises:farm': 2, 'has:armed-response': 2 },
    usual: 0,
    only: ['premises:farm', 'has:armed-response', 'fact:slow-response', 'fact:remote', 'no:armed-response', 'no:monitoring'],
    answers: ['armed-response', 'beams', 'remote-viewing', 'safe-zone', 'fog'],
  },
  'signal-lost': {
    opens: [...BREAKING_IN, 'farm-attack', 'hijacking', 'armed-robbery', 'vehicle-theft', 'stock-theft-animals'],
    name: 'The alarm could not get its message out',
    why: [
      {
        when: ['fact:jammer'],
        say: 'A jammer drowns the radio band that the alarm or the remotes use. With one path only, the control room sees nothing wrong.',
      },
      {
        when: ['fact:poor-signal'],
        say: 'Where a phone shows one bar indoors, a communicator in a steel box beside the DB board has none.',
      },
      'With one path, a cut line or a jammed network is silence, and silence looks like peace.',
    ],
    check: 'Ask the control room how often it hears a test signal, and what it does when one is missed.',
    signs: { 'fact:jammer': 5, 'fact:poor-signal': 4 },
    usual: 0,
    only: ['fact:jammer', 'fact:poor-signal'],
    answers: ['dual-path', 'alarm-service'],
  },
  'power-off': {
    opens: [...BREAKING_IN, 'power-failure', 'vehicle-theft', 'tailgating', 'visitor-control', 'gate-motor-theft', 'poor-footage'],
    name: 'The equipment goes down with the power',
    why: [
      {
        when: ['place:vehicle-gate'],
        say: 'Without power the gate is pushed open by hand, the cameras record nothing and the electric fence falls silent.',
      },
      'Batteries age with every outage, and nobody measures what is left in them.',
    ],
    check: 'Switch the mains off for an hour on a quiet day and see what stays alive.',
    signs: { 'fact:no-power': 3, 'time:load-shedding': 4, 'no:backup-power': 4, 'broken:backup-power': 4, 'incident:power-failure': 4 },
    usual: 0,
    only: ['fact:no-power', 'time:load-shedding', 'no:backup-power', 'broken:backup-power', 'incident:power-failure'],
    answers: ['battery-backup', 'power-alert', 'alarm-service'],
  },
  'worked-before': {
    opens: [...BREAKING_IN, 'fuel-theft', 'vehicle-theft', 'theft-from-vehicle', 'stock-theft-animals', 'gate-motor-theft', 'shoplifting'],
    name: 'It worked before, so they come back',
    why: [
      {
        when: ['premises:tuck-shop'],
        say: 'Insiders of the school day know when the shelf has been filled again.',
      },
      {
        when: ['incident:cable-theft'],
        say: 'New cable after a theft is worth more than the old; they give you time to replace it.',
      },
      'The same people, or those they told, return when the goods have been replaced and the hole only patched.',
    ],
    check: 'Put all incidents on one list with date, hour and way in; look for what repeats.',
    signs: { 'fact:repeat-victim': 4, 'time:repeatedly': 2 },
    usual: 0,
    only: ['fact:repeat-victim', 'time:repeatedly'],
    answers: ['repair-boundary', 'change-pattern', 'cage-store', 'harden-opening', 'incident-book'],
  },
  'keys-out': {
    opens: ['burglary', 'equipment-theft', 'stock-loss', 'staff-theft', 'medicine-theft', 'tailgating', 'data-theft', 'home-invasion', 'vehicle-theft'],
    name: 'Keys, codes or remotes are in the wrong hands',
    why: [
      {
        when: ['people:former-staff'],
        say: 'Somebody who left still has what opens the door, or knows the code that everyone shares.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Every tenant of the last years may have a copy, and so may their friends.',
      },
      'No damage and nothing forced usually means a key, a code or an open door.',
    ],
    check: 'Count keys, remotes and codes against the people who need them today.',
    signs: { 'fact:keys-missing': 4, 'people:former-staff': 3, 'asset:keys': 2, 'no:key-control': 3 },
    usual: 0,
    only: ['fact:keys-missing', 'people:former-staff', 'asset:keys', 'no:key-control'],
    unless: ['premises:car-dealer'],
    answers: ['rekey', 'own-codes', 'key-cabinet'],
  },
  'untested': {
    opens: [...BREAKING_IN, 'trespass', 'armed-robbery', 'cash-up-robbery', 'vehicle-theft', 'shoplifting', 'tailgating', 'poor-footage', 'theft-from-vehicle', 'false-alarms'],
    name: 'Everything is there, but nobody has tested it as one chain',
    why: 'Detectors, control room, key holder and vehicle are usually tested one by one, by whoever sells them. What fails is the hand-over from one to the next, and that shows only when all of it runs at once.',
    check: 'Ask when the last real activation was, and read its times from first signal to an officer at the right door.',
    signs: { 'fact:covers-everything': 5 },
    usual: 0,
    only: ['fact:covers-everything'],
    answers: ['entry-test', 'response-test', 'walk-through', 'maintenance-plan', 'alarm-system', 'camera-repair', 'electric-fence', 'beams', 'own-codes'],
  },
} as const satisfies Record<string, Cause>;
