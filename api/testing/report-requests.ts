import type { HomeAssessment } from '@app/contracts/home-assessment';
import type { RiskAssessment } from '@app/contracts/risk-assessment';
import type { SecurityChallenge } from '@app/contracts/security-assessment';

type Changes<Request> = Partial<Record<keyof Request, unknown>>;

const reader = { name: 'Thandi Mkhize', email: 'thandi@example.com', phone: '031 555 0100' };

export const aChallenge = (changes: Changes<SecurityChallenge> = {}) => ({
  businessType: 'Restaurant with a bar and 60 seats',
  securityIssue: 'Two armed men came in by the kitchen at cash-up and took the takings.',
  timing: 'Friday night, around 23:00',
  location: 'The cash office behind the kitchen',
  peopleInvolved: 'The manager and two waiters',
  preventionMethod: 'Cameras and a panic button',
  ...reader,
  ...changes,
});

export const aRiskRequest = (changes: Changes<RiskAssessment> = {}) => ({
  businessType: 'Warehouse',
  businessDescription: 'We store tyres for three wholesalers.',
  operationalAreas: [
    { name: 'Loading dock', description: 'Six doors; trucks wait in the street at night.' },
    { name: 'Stock floor', description: 'No cameras, and stock goes missing every month.' },
  ],
  ...reader,
  ...changes,
});

export const aHomeRequest = (changes: Changes<HomeAssessment> = {}) => ({
  homeType: 'House with a double garage',
  areas: ['Driveway gate', 'Kitchen door'],
  securityConcerns: [
    'The gate motor was stolen twice',
    'The alarm stops in load-shedding',
    'The domestic worker has keys to the kitchen door',
  ],
  ...reader,
  ...changes,
});
