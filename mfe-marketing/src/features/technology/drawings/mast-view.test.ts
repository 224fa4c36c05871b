import { horizontalAngle } from '@app/site-plan/optics';
import { expect, test } from 'vitest';
import { blindTo, characterises, validates, validatesTo, viewDown } from './mast-view.ts';

test('a 12 mm lens has a 16:9 picture 16° high', () => {
  expect(horizontalAngle(12)).toBeCloseTo(28, 6);
  expect(viewDown).toBeCloseTo(16, 1);
});

test('the camera on the mast validates to 10.3 m from its lens and characterises twice as far', () => {
  expect(validates).toBeCloseTo(10.27, 2);
  expect(characterises).toBeCloseTo(2 * validates, 9);
});

test('on the ground the camera validates from 7.3 m to 10.1 m from its mast', () => {
  expect(blindTo).toBeCloseTo(7.3, 1);
  expect(validatesTo).toBeCloseTo(10.1, 1);
});
