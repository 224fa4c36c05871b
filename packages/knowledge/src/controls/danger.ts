import type { Control } from '../control.ts';

const today = { who: 'You', when: 'Today', cost: 'nothing' } as const;

/** What people in danger can do by themselves. Nothing here brings anyone near an attacker. */
export const dangerControls = {
  'report-danger': {
    ...today,
    name: 'Report it to the SAPS',
    how: {
      'incident:bombing':
        'Phone SAPS 10111, or 112 from a cellphone, say that there are explosives, and stay away. Later write down the case number and the name of the detective, and say when the same place was attacked before.',
      'incident:murder':
        'In danger now, phone SAPS 10111, or 112 from a cellphone. Otherwise go to the police station, say what happened and who is threatened next, and write down the case number and the name of the detective.',
      'incident:child-danger':
        'Child in danger now, or missing: phone SAPS 10111, or 112 from a cellphone, without waiting. Otherwise open a case at the police station and write down the case number.',
      'incident:sexual-violence':
        'In danger now, phone SAPS 10111, or 112 from a cellphone. Whoever was hurt decides about opening a case, and may bring someone along.',
      otherwise:
        'In danger now, phone SAPS 10111, or 112 from a cellphone. Otherwise open a case at the police station, take every date, message and number with you, and write down the case number.',
    },
    fit: { business: 4, 'people-live-here': 4 },
    standards: ['sapsNumbers', 'cellEmergency'],
  },
  'keep-threats': {
    ...today,
    name: {
      'incident:bombing': 'Touch nothing that was left behind',
      otherwise: 'Keep every message and call',
    },
    how: {
      'incident:bombing':
        'Keep everyone out until the SAPS says that it is safe: there can be a second charge. Copy the recordings from elsewhere, and give them to the detective.',
      otherwise:
        'Do not answer, pay, meet or delete anything. Take screenshots with date and number, leave whatever was sent or left untouched, and give copies to the detective.',
    },
    unless: ['incident:hiding'],
  },
  'tell-crime-stop': {
    ...today,
    name: 'Tell Crime Stop what you hear',
    how: 'Phone 08600 10111 with names, cars or plans that you hear of. You need not give your name. Never go and find out more yourself.',
    unless: ['incident:domestic-violence', 'incident:order-breach', 'incident:sexual-violence'],
    standards: ['crimeStop'],
  },
  'safer-movements': {
    ...today,
    name: 'Change hours, routes and doors of the person in danger',
    how: {
      'incident:domestic-violence':
        'Sleep where the attacker does not know, and tell only who must know. Switch off location sharing. Travel with someone. If a car follows you, drive to a police station, not home.',
      otherwise:
        'Arrive and leave at different times, by different roads and never alone. Post nothing about where you are. If a car follows you, drive to a police station, not home.',
    },
  },
  'help-word': {
    ...today,
    name: 'Agree on a word that means “phone the police for me”',
    how: 'The people you trust know it, said or sent. Whoever gets it phones 10111 with the address, and does not come to look.',
    standards: ['sapsNumbers'],
  },
  'silent-help': {
    ...today,
    name: 'Ask for help without a sound',
    fit: { 'incident:hiding': 4, 'fact:must-stay-silent': 2 },
    how: 'Set the phone to silent without vibration and dim the screen. Send your address and “phone 10111 for me, do not ring me” to someone you trust. Stay where you are while it is the safest place.',
    standards: ['sapsNumbers'],
  },
  'use-warrant': {
    ...today,
    name: 'Take the warrant to the SAPS when the order is broken',
    how: 'Hand the warrant of arrest that came with the order to any member of the SAPS, with an affidavit on what was done. The law is the Domestic Violence Act 116 of 1998, section 8(4), or for an order against harassment the Protection from Harassment Act 17 of 2011, section 11(4). If the warrant is lost, ask the court for another (sections 8(3) and 11(3)). Keep copies of the order with you, at work and with someone you trust.',
    only: ['fact:order-ignored', 'incident:order-breach'],
    fit: { 'fact:order-ignored': 2 },
    standards: ['domesticViolence', 'harassment'],
  },
  'protection-order': {
    ...today,
    name: {
      'fact:order-ignored': 'Go back to the court that made the order',
      'incident:order-breach': 'Go back to the court that made the order',
      otherwise: 'Apply for a protection order',
    },
    how: {
      'fact:order-ignored':
        'Tell the clerk of the court how the order was broken and what the new threats are, and ask to have it changed.',
      'incident:order-breach':
        'Tell the clerk of the court what happened since the order was made, and ask to have it changed.',
      otherwise:
        'Ask the clerk of the magistrate’s court near you, also outside court hours where waiting would harm you (Domestic Violence Act 116 of 1998, section 4(5)). The clerk helps with the form.',
    },
    only: ['incident:domestic-violence', 'incident:order-breach'],
    standards: ['domesticViolence'],
  },
  'harassment-order': {
    ...today,
    name: 'Apply for a protection order against harassment',
    how: 'Ask the clerk of the magistrate’s court. It is for anyone who is followed, watched or threatened, and a child can apply too (Protection from Harassment Act 17 of 2011, section 2).',
    unless: ['incident:domestic-violence', 'incident:order-breach'],
    standards: ['harassment'],
  },
  'gbv-help': {
    ...today,
    name: 'Phone the GBV Command Centre',
    how: 'Phone 0800 428 428 at any hour, from a phone that the attacker does not check. Ask about a shelter, a social worker and how to leave safely.',
    only: ['incident:domestic-violence', 'incident:sexual-violence', 'incident:stalking'],
    fit: { 'incident:domestic-violence': 1.5 },
    standards: ['gbvCentre'],
  },
  'away-from-blast': {
    ...today,
    name: {
      'asset:atm': 'Keep everyone away from the machine at night',
      'place:cash-office': 'Keep everyone away from the safe at night',
      otherwise: 'Keep everyone away from what may be blown up',
    },
    how: 'Nobody guards, sleeps or waits near it. At a shot, a blast or an unknown parcel everyone goes out of sight behind solid walls, away from glass, and phones 10111 from there.',
    standards: ['sapsNumbers'],
  },
  'machine-owner': {
    ...today,
    name: 'Ask the bank or owner in writing to move the machine or its cash',
    how: 'Ask when it is emptied, how it is protected, and whether it can stand elsewhere. They decide; keep their answer for your insurer.',
    only: ['asset:atm'],
  },
  'medical-care': {
    ...today,
    name: 'Get medical care within hours',
    how: 'Go to a hospital or clinic, with someone you trust. If you can, wash and change clothes only afterwards, and take the clothes along in a paper bag. Care does not depend on opening a case.',
    fit: { business: 6, 'people-live-here': 6 },
  },
  'child-handover': {
    ...today,
    name: 'Let no child wait, walk or leave alone',
    how: {
      'people-live-here':
        'Fetch the child, or have an adult whom you both know walk along, and tell the school who may fetch. Agree what the child does when a car stops: run to people, into a shop or a school. Write down car and time, and do not follow it.',
      otherwise:
        'Hand a child only to people on a list whom you know by sight. In doubt, keep the child inside and phone the parent. Do not follow or question a suspect: write down car and time.',
    },
  },
  'phone-childline': {
    ...today,
    name: 'Phone Childline',
    how: 'Phone 116 for advice, as a child or as an adult who fears for one. Listen to the child, promise no secrecy, and do not question them again and again.',
    standards: ['childline'],
  },
} as const satisfies Record<string, Control>;
