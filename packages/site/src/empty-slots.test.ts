import { expect, test } from 'vitest';
import { emptySlots } from './empty-slots.ts';
import { sampleConfig } from './testing/sample-site.ts';

const { company } = sampleConfig;
const filled = {
  ...company,
  legalName: 'Kestrel Security Technology (Pty) Ltd',
  psiraNumber: '1',
  saidsaNumber: '2',
  team: [{ name: 'Thandi Mokoena', role: 'Technician', photo: 'thandi.jpg' }],
  job: { title: 'A shop', text: 'Four cameras.', drawing: { file: 'a.png', alt: 'Plan' } },
};

test('a company that fills nothing has every slot empty', () => {
  expect(emptySlots({ ...company, psiraNumber: '', saidsaNumber: '' })).toEqual([
    'legalName',
    'psiraNumber',
    'saidsaNumber',
    'team',
    'job',
  ]);
});

test('a company that fills everything has no empty slot', () => {
  expect(emptySlots(filled)).toEqual([]);
});

test('a team member without a photo is an empty slot', () => {
  const team = [...filled.team, { name: 'Sipho Dube', role: 'Installer' }];
  expect(emptySlots({ ...filled, team })).toEqual(['photos of the team']);
});
