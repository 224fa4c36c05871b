import { failureBody } from '@app/contracts/failure';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../testing/test-api.ts';

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
            'Shop',
            'Restaurant',
            'Warehouse',
            'Office',
            'School',
            'Clinic',
            'Residential Estate',
            'Farm',
            'Industrial Site',
          ],
        },
      ],
    });
  });

  test.each([
    ['a type', { establishmentType: 'Farm' }],
    ['a type and answers', { establishmentType: 'Shop', responses: { doors: '2', alarm: ['a'] } }],
  ])('answers that plans are not available for %s', async (_, body) => {
    const { post } = await testApi();
    const answer = await post(PATH, body);
    expect(answer.status).toBe(501);
    expect(await answer.json()).toEqual(
      failureBody(
        'not_available',
        'Security plans are not available online yet. Please contact us and we will prepare one with you.',
      ),
    );
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
