import { failureBody } from '@app/contracts/failure';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { questionsFor } from '../domain/plans/questions/questions-for.ts';

const PATH = '/api/proposal';
const SELECT = 'Please select an establishment type';

describe('the Security Plan Generator', () => {
  test('first returns the question about the type of establishment', async () => {
    const { post } = await testApi();
    const answer = await post(PATH, {});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      questions: [
        {
          name: 'establishment_type',
          text: 'What type of establishment is it?',
          type: 'select',
          options: [
            'Residential Home',
            'Retail Shop',
            'Restaurant',
            'Office',
            'Warehouse',
            'Industrial Site',
            'School',
            'Clinic',
            'Residential Estate',
            'Farm',
            'Other',
          ],
        },
      ],
    });
  });

  test('then returns the questions for the type, each with its page', async () => {
    const { post } = await testApi();
    const answer = await post(PATH, { establishmentType: 'Farm' });
    expect(answer.status).toBe(200);
    const { questions } = await answer.json();
    expect(questions).toEqual(questionsFor('Farm'));
    expect(questions[0]).toMatchObject({ name: 'wants', type: 'checkbox', group: 'What you need' });
  });

  test('refuses answers that it cannot use, with a message for each', async () => {
    const { post } = await testApi();
    const responses = { rooms: 'many', outer_doors: '2', submarines: '3' };
    const answer = await post(PATH, { establishmentType: 'Farm', responses });
    expect(answer.status).toBe(400);
    const { fields } = await answer.json();
    expect(fields).toMatchObject({
      'responses.rooms':
        'How many rooms does the homestead have? Please give a whole number from 1 to 300 (rooms)',
      'responses.submarines': 'We do not ask this question for the type Farm',
    });
    expect(fields).not.toHaveProperty('responses.outer_doors');
  });

  test.each([
    ['an unknown type', { establishmentType: 'Submarine' }],
    ['a name of the prototype', { establishmentType: 'constructor' }],
    ['answers without a type', { responses: { doors: '2' } }],
  ])('refuses %s', async (_, body) => {
    const { post } = await testApi();
    const answer = await post(PATH, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', SELECT, { establishmentType: SELECT }),
    );
  });
});
