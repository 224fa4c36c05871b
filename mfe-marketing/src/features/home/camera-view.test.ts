import { distanceFor, horizontalPixels } from '@app/site-plan/optics';
import { describe, expect, test } from 'vitest';
import { type CameraView, cameraViews, placeView, sector, sees } from './camera-view.ts';

const UNITS_PER_METRE = 25;

const lookingRight: CameraView = {
  x: 100,
  y: 50,
  direction: 0,
  angle: 90,
  validates: 20,
  characterises: 40,
};

describe('sees', () => {
  const cone = placeView(lookingRight, { left: 0, top: 0, scale: 1 });

  test('is true for a point ahead of the camera and within its reach', () => {
    expect(sees(cone, 130, 50)).toBe(true);
    expect(sees(cone, 120, 69)).toBe(true);
  });

  test('is false for a point that is too far, beside the view or behind the camera', () => {
    expect(sees(cone, 141, 50)).toBe(false);
    expect(sees(cone, 120, 71)).toBe(false);
    expect(sees(cone, 90, 50)).toBe(false);
  });

  test('uses the position and scale of the drawing', () => {
    const moved = placeView(lookingRight, { left: 500, top: 10, scale: 0.5 });
    expect(sees(moved, 569, 35)).toBe(true);
    expect(sees(moved, 571, 35)).toBe(false);
  });
});

describe('sector', () => {
  test('gives a path from the camera along both sides of the view, and its far edge', () => {
    const { area, edge } = sector(lookingRight, 40);
    expect(area).toBe('M100 50L128.3 21.7A40 40 0 0 1 128.3 78.3Z');
    expect(edge).toBe('M128.3 21.7A40 40 0 0 1 128.3 78.3');
  });
});

describe('the cameras of the plan', () => {
  test.each(cameraViews)(
    'validate and characterise as far as 8 megapixels do',
    ({ angle, validates, characterises }) => {
      const reach = (level: 'validate' | 'characterise') =>
        distanceFor(level, horizontalPixels(8), angle);
      expect(validates / UNITS_PER_METRE).toBeCloseTo(reach('validate'), 1);
      expect(characterises / UNITS_PER_METRE).toBeCloseTo(reach('characterise'), 1);
    },
  );
});
