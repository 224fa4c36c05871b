import type { CallFailure } from '@app/api-client';
import { SecurityPlan } from '@app/contracts/security-plan';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { homeQuestions, warehouseQuestions } from '../testing/sample-questions.ts';
import type { Goal, PlanEvent, PlanState } from './plan-events.ts';
import { initialPlan, nextPlan } from './plan-state.ts';

const offline: CallFailure = { kind: 'unreachable', detail: 'offline' };
const late: CallFailure = { kind: 'unreachable', timedOut: true, detail: 'late' };
const broken: CallFailure = { kind: 'malformed', detail: 'no questions' };
const refused = (message?: string, status = 500): CallFailure => ({
  kind: 'refused',
  status,
  message,
  fields: {},
  detail: `${status}`,
});

const after = (...events: readonly PlanEvent[]): PlanState => events.reduce(nextPlan, initialPlan);
const read: PlanEvent = { type: 'device-read', kept: undefined };
const began = (goal: Goal): PlanEvent => ({ type: 'call-began', goal });
const failed = (goal: Goal, failure: CallFailure): PlanEvent => ({
  type: 'call-failed',
  goal,
  failure,
});
const home: PlanEvent = {
  type: 'follow-up-came',
  establishmentType: 'Residential Home',
  questions: homeQuestions,
};
const warehouse: PlanEvent = {
  type: 'follow-up-came',
  establishmentType: 'Warehouse',
  questions: warehouseQuestions,
};
const doors = (answer: string): PlanEvent => ({
  type: 'answered',
  question: 'outer_doors',
  answer,
});
const plan: PlanEvent = { type: 'plan-came', plan: v.parse(SecurityPlan, samplePlanAnswer) };

describe('a failed call', () => {
  test.each([
    ['first', 'Failed to fetch initial question'],
    ['follow-up', 'Failed to fetch follow-up questions'],
    ['plan', 'Failed to generate security plan'],
  ] as const)(
    'for %s says what it was for, or what the server or the network said',
    (goal, text) => {
      const messageOf = (failure: CallFailure) => {
        const { call } = after(read, began(goal), failed(goal, failure));
        return call.kind === 'failed' ? call.problem.message : undefined;
      };
      expect(messageOf(refused())).toBe(text);
      expect(messageOf(refused(''))).toBe(text);
      expect(messageOf(broken)).toBe(text);
      expect(messageOf(refused('Too many requests'))).toBe('Too many requests');
      expect(messageOf(offline)).toBe('Network error');
      expect(messageOf(late)).toBe('Network error');
    },
  );

  test('offers people only for status 501, where trying again would not help', () => {
    expect(after(failed('plan', refused('Please contact us.', 501))).call).toMatchObject({
      problem: { needsPeople: true },
    });
    expect(after(failed('plan', refused('Busy', 503))).call).toMatchObject({
      problem: { needsPeople: false },
    });
  });

  test('is a retry when it is made again, until the visitor moves on', () => {
    const again = after(read, began('plan'), failed('plan', offline), began('plan'));
    expect(again.call).toEqual({ kind: 'pending', goal: 'plan', retried: true });
    expect(nextPlan(again, { type: 'moved' }).call).toEqual({ kind: 'idle' });
    const other = after(failed('first', offline), began('plan'));
    expect(other.call).toMatchObject({ retried: false });
  });
});

describe('answers', () => {
  test('are kept when the type changes and changes back', () => {
    const back = after(read, home, doors('4'), warehouse, home);
    expect(back.progress).toMatchObject({ answers: { outer_doors: '4' } });
  });

  test('that change make the plan void', () => {
    const made = after(read, home, doors('4'), plan);
    expect(made.progress.stage).toBe('planned');
    expect(nextPlan(made, doors('5')).progress).toMatchObject({
      stage: 'asked',
      answers: { outer_doors: '5' },
    });
  });

  test('cannot change while they are on their way', () => {
    const sent = after(read, home, doors('4'), began('plan'));
    expect(nextPlan(sent, doors('5'))).toBe(sent);
  });

  test('that the server refused lose its message when they change', () => {
    const messages = { outer_doors: 'Too many', pets: 'Not these' };
    const state = after(read, home, { type: 'server-refused', messages }, doors('2'));
    expect(state.refused).toEqual({ pets: 'Not these' });
    expect(state.refusals).toBe(1);
  });

  test('are cleared by Start Over and come back until a new plan is begun', () => {
    const over = after(read, home, doors('4'), { type: 'started-over' });
    expect(over.progress).toEqual({ stage: 'empty' });
    expect(nextPlan(over, { type: 'restored' }).progress).toEqual({
      stage: 'kept',
      type: 'Residential Home',
      answers: { outer_doors: '4' },
      passed: [],
    });
    expect(nextPlan(over, warehouse).cleared).toBeUndefined();
  });

  test('of the device are read once', () => {
    const kept = { type: 'Warehouse', answers: {}, passed: [] };
    const state = after({ type: 'device-read', kept }, read);
    expect(state.progress).toEqual({ stage: 'kept', ...kept });
  });
});

test('questions that were gone past are looked at again when another type has other options', () => {
  const names = ['outer_doors', 'boundary'];
  const passed = after(read, home, { type: 'passed', names });
  expect(passed.progress).toMatchObject({ passed: names });
  expect(nextPlan(passed, warehouse).progress).toMatchObject({ passed: ['outer_doors'] });
});

test('an answer that is kept from a what-if is kept on the device, and what it brought up is asked', () => {
  const answers = { boundary: 'A wall', wall_height: '1.2' };
  const { plan: another } = plan as Extract<PlanEvent, { type: 'plan-came' }>;
  const planned = after(read, home, plan);
  const { progress, edits } = nextPlan(planned, { type: 'plan-kept', answers, plan: another });
  expect(progress).toMatchObject({ stage: 'planned', answers, plan: another });
  expect(progress).toMatchObject({ passed: expect.arrayContaining(['boundary', 'wall_height']) });
  expect(edits).toBe(planned.edits + 1);
});

test('a plan that comes after Start Over is not shown', () => {
  expect(after(read, home, { type: 'started-over' }, plan).progress).toEqual({ stage: 'empty' });
});

test('what the server refuses of a drawing is said in its own words with its part, and the drawing can be left out', () => {
  const gate = 'This gate is not on the boundary. Move it onto a side';
  const failure = {
    kind: 'refused',
    status: 400,
    message: 'Bad request',
    fields: { 'outline.gates.0': gate },
    detail: '400',
  } as const;
  const outline = { gates: [], buildings: [], solids: [] };
  const kept = { type: 'Residential Home', answers: {}, passed: [], outline };
  const state = after({ type: 'device-read', kept }, home, began('plan'), failed('plan', failure));
  expect(state.call).toMatchObject({
    problem: { message: gate, drawing: [{ path: ['gates', 0], message: gate }] },
  });
  expect(state.progress).toMatchObject({ outline });
  const without = nextPlan(state, { type: 'drawing-left-out' });
  expect(without.progress).toMatchObject({ stage: 'asked', outline: undefined });
  expect(without.call).toEqual({ kind: 'idle' });
});
