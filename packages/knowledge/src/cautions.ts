import type { StandardId } from '@app/knowledge/standards';
import type { Says } from './says.ts';
import type { Sign } from './sign.ts';

/** What must not go wrong while the advice is followed. */
export interface Caution {
  readonly name: string;
  readonly say: Says;
  /** Given whenever one of these was heard; without, only when a control asks for it. */
  readonly signs?: readonly Sign[];
  /** The signs count only in the visitor's words, not where they follow from others or are usual. */
  readonly onlyIfSaid?: true;
  readonly unless?: readonly Sign[];
  readonly standards?: readonly StandardId[];
}

/** The most urgent first: a report gives the first few that apply. */
const table = {
  liveMetal: {
    name: 'We refuse: live metal',
    say: 'We connect no door handle, window, gate or wire to the mains, and neither may you: it kills whoever touches it, a child or a firefighter too. Only a fence on a certified energiser may be live (Electrical Machinery Regulations, 2011, regulation 12).',
    signs: ['fact:wants-live-metal'],
    standards: ['fenceCertificate'],
  },
  trap: {
    name: 'We refuse: traps',
    say: 'We build no trap, and neither may you. A trap cannot tell a thief from a child or a firefighter, and whoever sets one that kills can be charged with murder or culpable homicide under South African common law.',
    signs: ['fact:wants-trap'],
  },
  shooting: {
    name: 'We refuse: shooting',
    say: 'We plan nothing that hurts people, and no weapon protects goods. Firing a gun where it can hurt someone is an offence (Firearms Control Act 60 of 2000, section 120(3) and (7)), and whoever kills can be charged with murder. Stay behind a locked door and phone SAPS 10111.',
    signs: ['fact:wants-shooting'],
    standards: ['shooting'],
  },
  unregisteredGuards: {
    name: 'We refuse: guards without registration',
    say: 'Nobody may guard for pay without PSiRA registration (Private Security Industry Regulation Act 56 of 2001, section 20(1)). Ask each guard and company for the PSiRA number and check it with PSiRA.',
    signs: ['fact:wants-unregistered-guards'],
    standards: ['installers'],
  },
  secretSound: {
    name: 'We refuse: secret recording',
    say: 'We fit no hidden microphone, and no camera in a toilet, bathroom or change room. Recording what others say where you take no part is forbidden (RICA, Act 70 of 2002, section 2); section 4 allows it only to someone who takes part. A voice is personal information (POPIA). Switch sound off on cameras, and put up a notice.',
    signs: ['fact:wants-secret-sound'],
    standards: ['interception', 'popia'],
  },
  silence: {
    name: 'Do not ring',
    say: 'A phone that rings can betray someone who hides. Write, and ask others to write. Set phones to silent without vibration.',
    signs: ['fact:must-stay-silent'],
  },
  attacker: {
    name: 'Keep away',
    say: {
      'incident:domestic-violence':
        'Do not meet the attacker to talk or to hand over papers; a court officer or the police serve an order. The time of leaving is dangerous: plan it with someone you trust.',
      'incident:drug-dealing':
        'Do not speak to, follow or film dealers, and chase nobody away. Name no suspect on social media or in WhatsApp groups; tell the SAPS.',
      'incident:child-danger':
        'Do not confront or follow the suspect. Name no suspect and no child on social media; tell the SAPS.',
      otherwise:
        'Do not meet, answer, follow or confront those who threaten, and do not negotiate for others. Leave that to the SAPS.',
    },
    signs: [
      'incident:death-threats',
      'incident:murder',
      'incident:violent-extortion',
      'incident:stalking',
      'incident:domestic-violence',
      'incident:weapon-threat',
      'incident:order-breach',
      'incident:bombing',
      'incident:shooting',
      'incident:hostage',
      'incident:hiding',
      'incident:sexual-violence',
      'incident:child-danger',
      'incident:drug-dealing',
    ],
  },
  firearms: {
    name: 'Firearms',
    say: 'Report a stolen or lost firearm to the nearest police station within 24 hours (Firearms Control Act 60 of 2000, section 120(11)). Questions about keeping or carrying one go to the SAPS, not to us.',
    signs: ['asset:firearms'],
    standards: ['firearms'],
  },
  robbery: {
    name: 'During a robbery',
    say: {
      'incident:street-robbery':
        'Hand over the bag or the phone, keep your hands in sight, and do not run after anyone. Phone SAPS 10111 once you are inside.',
      'people:patients':
        'Hand over what is asked for and keep patients calm. No goods are worth a life. Never reach for a button where the robber can see it.',
      'incident:hijacking':
        'Hand over the vehicle, keep your hands in sight and make no sudden move. If a child is inside, say so at once. Phone SAPS 10111 once you are safe.',
      'people-live-here':
        'Do not go outside to look, and do not confront anyone. Lock yourselves behind the strongest door, and call for help.',
      otherwise:
        'Do not resist, argue or follow them outside. Call for help only when they cannot see you, or after they have left.',
    },
    signs: [
      'incident:armed-robbery',
      'incident:cash-up-robbery',
      'incident:cash-in-transit',
      'incident:home-invasion',
      'incident:farm-attack',
      'incident:hijacking',
      'incident:street-robbery',
      'fact:armed',
      'people:armed-men',
    ],
  },
  occupiers: {
    name: 'People on the land',
    say: 'Put nobody out, pull nothing down and hire nobody to do it: without a court order that is an offence (Act 19 of 1998, section 8).',
    signs: ['incident:land-invasion'],
    standards: ['eviction'],
  },
  extortion: {
    name: 'Threats and demands',
    say: 'Do not negotiate, meet or pay without the SAPS. Keep every message, number and call time, and open a case for each demand.',
    signs: ['incident:extortion'],
  },
  staff: {
    name: 'Suspected staff',
    say: {
      'people:suspected-staff':
        'A suspicion is not proof. Do not accuse, search or suspend anyone on this report, and do not use a lie detector as proof. Take labour advice first. The Code of Good Practice: Dismissal (4 September 2025) asks for a fair reason and a fair process, and the CCMA looks at both.',
      otherwise:
        'If the evidence points to an employee, take labour advice before you act. The Code of Good Practice: Dismissal (4 September 2025) asks for a fair reason and a fair process.',
    },
    signs: ['people:suspected-staff', 'incident:staff-theft'],
    standards: ['dismissal'],
  },
  landlord: {
    name: 'Before anything is fixed',
    say: {
      'fact:rented':
        'You rent: ask the landlord in writing before anything is drilled, wired or fixed, and wait for the answer. Wireless equipment that needs no holes can move out with you.',
      otherwise:
        'In a flat, outer walls, front doors and passages usually belong to everyone: ask the body corporate in writing before anything is drilled or fixed there.',
    },
    signs: ['fact:rented', 'fact:flat'],
  },
  fingerprints: {
    name: 'Fingerprints and faces',
    say: 'A fingerprint or a face for recognition is special personal information (POPIA, section 26). Use it only with consent or another ground of section 27, and offer a card or a code to whoever says no.',
    signs: ['fact:fingerprints'],
    unless: ['people-live-here'],
    standards: ['popia'],
  },
  recordedCalls: {
    name: 'Recorded calls and sound',
    say: 'You may record a call that you take part in, or where one of those who speak has agreed in writing beforehand (RICA, Act 70 of 2002, sections 4 and 5). Say so at the start of the call. Leave the microphones of cameras off where others talk.',
    signs: ['fact:records-calls'],
    unless: ['fact:wants-secret-sound'],
    standards: ['interception', 'popia'],
  },
  children: {
    name: 'Children',
    say: {
      'premises:school':
        'Put no camera in a toilet, a change room or a hostel. Recordings of learners need a parent’s consent or another ground of POPIA (sections 34 and 35); decide in writing who may view them. Visitors to a public school are controlled under the Regulations for Safety Measures at Public Schools (Government Notice 1040 of 12 October 2001).',
      otherwise:
        'Put no camera in a toilet, a change room or a place where children sleep. Recordings of children need a parent’s consent or another ground of POPIA (sections 34 and 35), and only named people may view them.',
    },
    signs: ['people:learners', 'people:children'],
    unless: ['people-live-here'],
    standards: ['popia'],
  },
  patients: {
    name: 'Patients',
    say: 'Aim no camera into a room where people are examined or sleep, at a script or at a screen with patient data. What tells of a person’s health is special personal information (POPIA, sections 26 and 32).',
    signs: ['people:patients', 'premises:clinic', 'premises:pharmacy'],
    standards: ['popia'],
  },
  fuel: {
    name: 'Flammable vapour',
    say: 'Near filler points, vents and pumps, fit only equipment made for flammable vapour. Keep standard cameras and sensors outside that zone; ask your fuel supplier to mark it.',
    signs: ['place:fuel-tank', 'place:forecourt', 'incident:fuel-theft'],
  },
  liveCable: {
    name: 'Live cable',
    say: 'Treat every cut or bare cable as live. Keep people away and call a registered electrician or the municipality; never touch it to find out.',
    signs: ['incident:cable-theft', 'place:substation'],
  },
  escape: {
    name: 'Escape doors',
    say: {
      'fact:fire-escape':
        'The escape door must open from inside without a key at any hour (SANS 10400-T:2020). Do not chain it. Fit a local alarm that sounds when it opens, and a lock that releases in a fire alarm or a power failure.',
      otherwise:
        'Doors on an escape route open from inside without a key and unlock when power fails (SANS 10400-T:2020). A chain or a padlock there can trap people in a fire.',
    },
    signs: ['fact:fire-escape'],
    standards: ['escape'],
  },
  bars: {
    name: 'Way out in a fire',
    unless: ['business'],
    say: 'Keep one barred window or gate on each sleeping level that opens from inside, with its key beside it but out of reach from outside.',
  },
  fence: {
    name: 'Electric fence',
    say: {
      'fact:low-wall':
        'A fence on top of a wall needs a wall of at least 1.5 m where the public can reach it. If yours is lower, raise it or use beams. Keep away from a live fence. A new or altered fence needs a certificate of compliance from a registered installer (Electrical Machinery Regulations, 2011, regulation 12).',
      otherwise:
        'A new or altered fence needs a certificate of compliance from a registered installer (Electrical Machinery Regulations, 2011, regulation 12). It needs warning signs to SANS 10222-3:2023. Keep away from a live fence; only the installer works on it, with the power off.',
    },
    standards: ['fenceCertificate', 'fence'],
  },
  evidence: {
    name: 'Evidence',
    say: {
      'has:cameras':
        'Copy the recording now, before the recorder overwrites it. Keep one copy unchanged, write down who handled it, and get a SAPS case number.',
      otherwise:
        'Do not touch what they touched. Take photos, and get a SAPS case number before you repair anything; your insurer may ask for it.',
    },
    signs: [
      'incident:burglary',
      'incident:armed-robbery',
      'incident:cash-up-robbery',
      'incident:cable-theft',
      'incident:vehicle-theft',
      'incident:equipment-theft',
      'incident:arson',
    ],
    onlyIfSaid: true,
    unless: ['fact:covers-everything', 'fact:only-feared'],
  },
  gate: {
    name: 'Moving gate',
    say: 'A motor gate needs safety beams and end stops. Switch off the power and the battery before anyone works on the gate, and keep children away from it.',
  },
  privacy: {
    name: 'Cameras and privacy',
    say: {
      'premises:estate':
        'Number plates and visitor records are personal information (POPIA). Put up a notice, say why you record, limit who can look, and delete them after a set time.',
      'people-live-here':
        'Aim cameras at your own ground: purely household use is outside POPIA (section 6(1)(a)), but a camera that records the street or a neighbour may not be. Tell anyone who works for you where the cameras are.',
      otherwise:
        'Put up a camera notice, record no longer than you need, and let only named people view it (POPIA). Never put a camera in a toilet or change room.',
    },
    signs: ['fact:privacy-sensitive', 'place:toilets', 'place:change-room'],
    standards: ['popia'],
  },
  insurer: {
    name: 'Insurer',
    say: 'Before you buy, ask your insurer in writing what it requires, and whether that includes a SAIDSA by-law 5 certificate.',
    signs: ['fact:insurer-asks'],
    standards: ['saidsa'],
  },
} as const satisfies Record<string, Caution>;

export type CautionId = keyof typeof table;

export const cautions: Readonly<Record<CautionId, Caution>> = table;
