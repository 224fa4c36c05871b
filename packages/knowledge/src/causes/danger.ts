import type { Cause } from '../cause.ts';

/** Why people are in danger, told so that nobody who is threatened is blamed. */
export const dangerCauses = {
  'danger-not-reported': {
    opens: [
      'death-threats',
      'murder',
      'violent-extortion',
      'stalking',
      'domestic-violence',
      'weapon-threat',
      'order-breach',
      'bombing',
      'shooting',
      'hostage',
      'hiding',
      'sexual-violence',
      'child-danger',
    ],
    name: 'The police may not have the whole story',
    why: {
      'incident:murder':
        'A threat that follows a killing is a case of its own, and the detective of the first case must know of it.',
      'incident:violent-extortion':
        'Each demand looks small on its own. With dates and numbers they show who is behind them.',
      otherwise:
        'Each threat or attack looks smaller on its own. Together, with their dates, they show the danger.',
    },
    check:
      'Write down each threat and attack: date, time, number or car, witnesses and case number.',
    signs: {},
    usual: 4,
    answers: ['report-danger', 'keep-threats', 'tell-crime-stop'],
  },
  'order-not-obeyed': {
    opens: ['domestic-violence', 'order-breach', 'stalking'],
    name: {
      'fact:order-ignored': 'The protection order is not obeyed',
      'incident:order-breach': 'The protection order may not be obeyed',
      otherwise: 'A court order may be missing',
    },
    why: {
      'fact:order-ignored':
        'To break a protection order is a crime. The order comes with a warrant of arrest that you can hand to the SAPS.',
      'incident:order-breach':
        'To break a protection order is a crime. The order comes with a warrant of arrest that you can hand to the SAPS.',
      otherwise:
        'A court order forbids the person to come near, and breaking it is a crime of its own.',
    },
    check: 'Look for the order and its warrant, and read which acts it forbids.',
    signs: {
      'fact:order-ignored': 5,
      'incident:order-breach': 3,
      'incident:domestic-violence': 1,
      'incident:stalking': 1,
    },
    usual: 3,
    answers: ['use-warrant', 'protection-order', 'harassment-order', 'gbv-help'],
  },
  'movements-known': {
    opens: [
      'death-threats',
      'murder',
      'violent-extortion',
      'stalking',
      'domestic-violence',
      'weapon-threat',
      'order-breach',
      'shooting',
      'hostage',
    ],
    name: 'They know where and when to find the person in danger',
    why: 'Fixed hours, routes and doors make a person easy to wait for.',
    check: 'List who knows the person’s hours, routes and home, and the school of any children.',
    signs: { 'time:repeatedly': 1 },
    usual: 3,
    unless: ['incident:bombing'],
    answers: ['safer-movements', 'help-word'],
  },
  'silent-call-needed': {
    opens: ['hostage', 'hiding', 'domestic-violence', 'order-breach'],
    name: 'A phone that rings or a voice can give someone away',
    why: 'Whoever is held, hides or lives with the attacker may have no safe moment to speak.',
    check: 'Agree today on a word that means “phone the police for me”.',
    signs: { 'fact:must-stay-silent': 6, 'incident:hostage': 2, 'incident:hiding': 6 },
    usual: 2,
    answers: ['silent-help', 'gbv-help', 'help-word'],
  },
  'near-the-blast': {
    opens: ['bombing'],
    name: 'People are near what the attackers blow up',
    why: {
      'asset:cash':
        'Attackers who use explosives to get at cash shoot at whoever is close, and the blast brings walls and glass down.',
      'asset:atm':
        'Attackers who use explosives to get at cash shoot at whoever is close, and the blast brings walls and glass down.',
      otherwise:
        'A blast brings walls and glass down, and attackers may shoot at whoever is close.',
    },
    check: {
      'asset:atm': 'List who sleeps, guards or works near the machine at night.',
      'place:cash-office': 'List who sleeps, guards or works near the safe at night.',
      otherwise: 'List who sleeps, guards or works there, and at which hours.',
    },
    signs: { 'asset:cash': 1, 'fact:armed': 2 },
    usual: 4,
    answers: ['away-from-blast', 'machine-owner', 'keep-threats'],
  },
  'care-first': {
    opens: ['sexual-violence'],
    name: 'The person who was hurt needs care first',
    why: 'Medical care is worth most in the first hours, and evidence is lost with washing.',
    check: 'Ask what the person wants, and let them decide who is told.',
    signs: {},
    usual: 4,
    answers: ['medical-care', 'gbv-help'],
  },
  'child-within-reach': {
    opens: ['child-danger'],
    name: 'Someone can reach the children',
    why: 'Children who wait, walk or leave alone can be approached before an adult sees it.',
    check: 'Walk the way of one child for a day: where is no known adult in sight?',
    signs: {},
    usual: 4,
    answers: ['child-handover', 'phone-childline'],
  },
} as const satisfies Record<string, Cause>;
