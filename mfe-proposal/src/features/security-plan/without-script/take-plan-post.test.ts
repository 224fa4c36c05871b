import { breaks, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { advanceProposal, proposalTexts } from '@app/contracts/proposal';
import { expect, test } from 'vitest';
import { planTexts } from '../plan-texts.ts';
import { planApi, plansAnswer } from '../testing/plan-api.ts';
import { viewIn } from './plain-step.ts';
import { takePlanPost } from './take-plan-post.ts';

type Fields = readonly (readonly [name: string, value: string])[];

async function post(fields: Fields, api = planApi()) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const submission = await takePlanPost({ form, api, signal: new AbortController().signal });
  return { submission, step: viewIn(submission)?.step, view: viewIn(submission), api };
}

const home = ['establishment_type', 'Residential Home'] as const;
const on = (place: string) => ['plan-place', place] as const;
const go = (place: string) => ['plan-go', place] as const;
const asked = (...names: string[]) => names.map((name) => ['plan-asked', name] as const);
const answered: Fields = [
  home,
  ['outer_doors', '3'],
  ['pets', 'Small'],
  ['boundary', 'None'],
  ['wants', 'Alarm'],
  ['wants', 'Cameras'],
];
const building = asked('outer_doors', 'rooms', 'pets');

test('Start asks for the type of establishment', async () => {
  const { submission, step } = await post([]);
  expect(submission.phase).toBe('sent');
  expect(step).toMatchObject({ show: 'establishment', question: { name: 'establishment_type' } });
});

test('Next without a type says so, as with scripts', async () => {
  const api = planApi();
  api.answer(advanceProposal, (call) =>
    (call.body as { establishmentType?: string }).establishmentType === ''
      ? refuses(
          400,
          failureBody('invalid_request', proposalTexts.selectType, {
            establishmentType: proposalTexts.selectType,
          }),
        )()
      : plansAnswer(call),
  );
  const { submission, step } = await post(
    [on('?step=establishment'), ['establishment_type', '']],
    api,
  );
  expect(submission).toMatchObject({ fields: { establishment_type: proposalTexts.selectType } });
  expect(step).toMatchObject({ show: 'establishment' });
});

test('a type leads to the first page of its questions', async () => {
  const { step } = await post([on('?step=establishment'), home]);
  expect(step).toMatchObject({ show: 'questions', page: 1, brought: [] });
});

test('the system of the technology page that led here is chosen when the questions come, and not again', async () => {
  const topic = ['plan-topic', 'security-fencing'] as const;
  const first = await post([topic]);
  expect(first.view?.post.topic).toBe('security-fencing');
  const second = await post([on('?step=establishment'), topic, home]);
  expect(second.view?.post.given).toEqual({ wants: ['Electric fence'] });
  expect(second.view?.post.topic).toBeUndefined();
});

test('a page with errors is refused with a message for each, and keeps what was typed', async () => {
  const { submission, step, view } = await post([
    on('?step=1'),
    home,
    ...building,
    ['outer_doors', 'three'],
    ['pets', ''],
    ['wants', 'Alarm'],
  ]);
  expect(submission).toMatchObject({
    phase: 'refused',
    fields: {
      outer_doors: expect.stringMatching(/whole number from 1 to 40/),
      pets: expect.stringMatching(/choose one/),
    },
  });
  expect(step).toMatchObject({ show: 'questions', page: 1 });
  expect(view?.post.given).toEqual({ outer_doors: ['three'], wants: ['Alarm'] });
});

test('a page whose answers bring up a question is shown again with it, and then the next page', async () => {
  const wall: Fields = [on('?step=2'), home, ['boundary', 'A wall']];
  const first = await post([...wall, ...asked('boundary')]);
  expect(first.submission.phase).toBe('sent');
  expect(first.step).toMatchObject({ page: 2, brought: ['wall_height'] });
  const low: Fields = [...wall, ['wall_height', '1.2']];
  const second = await post([...low, ...asked('boundary', 'wall_height')]);
  expect(second.step).toMatchObject({ show: 'questions', page: 3, brought: [] });
});

test('Back leads to the page before, without checking this one', async () => {
  const { submission, step } = await post([on('?step=2'), home, go('?step=1'), ['boundary', '']]);
  expect(submission.phase).toBe('sent');
  expect(step).toMatchObject({ show: 'questions', page: 1 });
});

test('Change leads to the page of its question and from there to the check page', async () => {
  const there = await post([on('?step=check'), ...answered, go('?step=1&change=pets')]);
  expect(there.step).toMatchObject({ show: 'questions', page: 1, change: 'pets' });
  const back = await post([on('?step=1&change=pets'), ...answered, ...building]);
  expect(back.step).toMatchObject({ show: 'check' });
});

test('a changed answer that brings up a question elsewhere leads to that question first', async () => {
  const warehouse: Fields = answered.map(([name, value]) =>
    name === 'establishment_type' ? [name, 'Warehouse'] : [name, value],
  );
  const { step } = await post([on('?step=establishment&change=type'), ...warehouse]);
  expect(step).toMatchObject({ show: 'questions', page: 1, change: 'docks' });
});

test('answers to questions that another type asks stay in the form', async () => {
  const { view } = await post([on('?step=establishment'), home, ['docks', '4']]);
  expect(view?.post.given).toEqual({ docks: ['4'] });
});

test('Submit Answers sends the answers as their questions ask for them', async () => {
  const { step, api } = await post([on('?step=check'), ...answered, ['unknown', 'x']]);
  expect(step).toMatchObject({ show: 'plan' });
  expect(api.received(advanceProposal).at(-1)?.body).toEqual({
    establishmentType: 'Residential Home',
    responses: { outer_doors: '3', pets: 'Small', boundary: 'None', wants: ['Alarm', 'Cameras'] },
  });
});

test('Submit Answers with an answer left leads to its question with the error', async () => {
  const { submission, step, api } = await post([on('?step=check'), home, ['outer_doors', '3']]);
  expect(submission).toMatchObject({ phase: 'refused', fields: { pets: expect.any(String) } });
  expect(step).toMatchObject({ show: 'questions', page: 1, change: 'pets' });
  expect(api.received(advanceProposal)).toHaveLength(1);
});

const failingWith = (answer: () => Response) => {
  const api = planApi();
  api.answer(advanceProposal, (call) =>
    (call.body as { responses?: unknown }).responses ? answer() : plansAnswer(call),
  );
  return api;
};

test('an answer that the server refuses is shown at its question', async () => {
  const body = failureBody('invalid_request', 'Bad request', {
    'responses.wants': 'Please choose more',
  });
  const { submission, step } = await post(
    [on('?step=check'), ...answered],
    failingWith(refuses(400, body)),
  );
  expect(submission).toMatchObject({ phase: 'refused', fields: { wants: 'Please choose more' } });
  expect(step).toMatchObject({ show: 'questions', page: 3, change: 'wants' });
});

test('a plan that cannot be made leaves the check page with the reason', async () => {
  const busy = failingWith(
    refuses(429, failureBody('too_many_requests', 'Too many requests from your network.')),
  );
  const { submission, step } = await post([on('?step=check'), ...answered], busy);
  expect(submission).toMatchObject({ message: 'Too many requests from your network.', fields: {} });
  expect(step).toMatchObject({ show: 'check' });
});

test('a plan without a reason why it failed has the text of the page', async () => {
  const { submission } = await post(
    [on('?step=check'), ...answered],
    failingWith(() => new Response('', { status: 500 })),
  );
  expect(submission).toMatchObject({ message: planTexts.planFailed });
});

test('a step whose questions cannot be fetched keeps the post for a Retry', async () => {
  const api = planApi();
  api.answer(advanceProposal, breaks);
  const { submission, step, view } = await post([on('?step=1'), ...answered, ...building], api);
  expect(submission).toMatchObject({ phase: 'refused', message: proposalTexts.network });
  expect(step).toEqual({ show: 'failed', needsPeople: false });
  expect(view?.post).toMatchObject({
    type: 'Residential Home',
    from: { at: 'questions', page: 1 },
    asked: ['outer_doors', 'rooms', 'pets'],
    given: { wants: ['Alarm', 'Cameras'] },
  });
});

test('a form with thousands of fields is cut off', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => [`name${at}`, 'x'] as const);
  const { view } = await post([on('?step=establishment'), home, ...many]);
  expect(Object.keys(view?.post.given ?? {}).length).toBeLessThan(1000);
});

test('typed lengths of a drawing are in the plan that is asked for', async () => {
  const outline = JSON.stringify({
    boundary: [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 18 },
      { x: 0, y: 18 },
    ],
    gates: [{ kind: 'vehicle-gate', at: { x: 14, y: 18 }, width: 4 }],
    buildings: [
      {
        corners: [
          { x: 4, y: 4 },
          { x: 14, y: 4 },
          { x: 14, y: 12 },
          { x: 4, y: 12 },
        ],
        storeys: 1,
        openings: [{ kind: 'door', at: { x: 9, y: 12 }, width: 1 }],
      },
    ],
  });
  const drawn = (...typed: Fields) =>
    post([...answered, ['rooms', '8'], on('?step=plan'), ['plan-outline', outline], ...typed]);
  const longer = await drawn(['plan-length-boundary-0', '24,0'], ['plan-place-of-0-0', '5']);
  expect(longer.step).toMatchObject({ show: 'plan' });
  expect(longer.view?.post.outline?.boundary?.[1]).toEqual({ x: 24, y: 0 });
  expect(longer.api.received(advanceProposal).at(-1)?.body).toMatchObject({
    outline: longer.view?.post.outline,
  });
  const short = await drawn(['plan-length-boundary-0', '12']);
  expect(short.view?.post.outline?.boundary?.[1]).toEqual({ x: 20, y: 0 });
  expect(short.view?.post.outlineProblem).toMatch(/reaches past the boundary/);
  const words = await drawn(['plan-length-boundary-0', 'long']);
  expect(words.view?.post.outlineProblem).toMatch(/in metres/);
});
