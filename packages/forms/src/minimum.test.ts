import { HomeAssessment } from '@app/contracts/home-assessment';
import { withTypedPhone } from '@app/contracts/phone';
import { RiskAssessment } from '@app/contracts/risk-assessment';
import { TechHelpRequest } from '@app/contracts/tech-help';
import { expect, test } from 'vitest';
import { minimumAt } from './minimum.ts';

test('a text with a minimum worth saying has it, also in a list', () => {
  expect(minimumAt(RiskAssessment, 'businessDescription')).toBe(10);
  expect(minimumAt(HomeAssessment, 'securityConcerns.2')).toBe(5);
});

test('a name, an e-mail address, a typed phone number and an optional text have none', () => {
  const form = withTypedPhone(TechHelpRequest);
  for (const path of ['name', 'email', 'phone', 'brand']) {
    expect(minimumAt(form, path), path).toBeUndefined();
  }
  expect(minimumAt(RiskAssessment, 'operationalAreas.0.description')).toBeUndefined();
});

test('a name that the schema does not have has none', () => {
  expect(minimumAt(RiskAssessment, 'nobody')).toBeUndefined();
});
