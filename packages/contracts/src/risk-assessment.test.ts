import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { RiskAssessment } from './risk-assessment.ts';

const area = { name: 'A', description: 'B' };
const valid = {
  businessType: 'IT',
  businessDescription: '1234567890',
  operationalAreas: [area],
  name: 'Jo',
  email: 'jo@example.com',
  phone: '0315550100',
};

const messagesFor = (changes: Record<string, unknown>) => {
  const parsed = v.safeParse(RiskAssessment, { ...valid, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};

const noArea = 'At least one operational area is required';
const tooMany = 'Please describe at most 12 areas';
const noName = 'Area name is required';
const noDescription = 'Area description is required';

describe('a risk assessment', () => {
  test('is accepted at the shortest lengths, trimmed', () => {
    const padded = { ...valid, operationalAreas: [{ name: ' A ', description: ' B\n' }] };
    expect(v.parse(RiskAssessment, padded)).toEqual(valid);
  });

  test('is accepted with twelve areas', () => {
    expect(messagesFor({ operationalAreas: Array(12).fill(area) })).toEqual({});
  });

  test.each([
    ['businessType', 'I', 'Business type is required'],
    ['businessType', undefined, 'Business type is required'],
    ['businessType', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['businessDescription', '123456789', 'Please provide more details about your business'],
    ['businessDescription', 'x'.repeat(5001), 'Please use at most 5000 characters'],
    ['operationalAreas', undefined, noArea],
    ['operationalAreas', [], noArea],
    ['operationalAreas', 'Yard', noArea],
    ['operationalAreas', Array(13).fill(area), tooMany],
    ['name', '', 'Please provide your name'],
    ['email', 'jo', 'Please provide a valid email address'],
    ['phone', '12345', 'Please provide a valid phone number'],
  ])('%s may not be %j: %s', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['a text', ['Yard'], { 'operationalAreas.0': noName }],
    ['nothing', [area, null], { 'operationalAreas.1': noName }],
    ['without a name', [{ description: 'B' }], { 'operationalAreas.0.name': noName }],
    ['with a blank name', [{ name: ' ', description: 'B' }], { 'operationalAreas.0.name': noName }],
    [
      'with a long name',
      [{ name: 'x'.repeat(201), description: 'B' }],
      { 'operationalAreas.0.name': 'Please use at most 200 characters' },
    ],
    [
      'without a description, in the second place',
      [area, { name: 'A', description: ' ' }],
      { 'operationalAreas.1.description': noDescription },
    ],
    [
      'with a long description',
      [{ name: 'A', description: 'x'.repeat(5001) }],
      { 'operationalAreas.0.description': 'Please use at most 5000 characters' },
    ],
    [
      'without anything',
      [{ name: undefined, description: undefined }],
      { 'operationalAreas.0.name': noName, 'operationalAreas.0.description': noDescription },
    ],
  ])('an area may not be %s', (_, operationalAreas, messages) => {
    expect(messagesFor({ operationalAreas })).toEqual(messages);
  });
});
