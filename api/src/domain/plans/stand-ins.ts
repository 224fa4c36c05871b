import type { PlanThreat } from '@app/contracts/security-plan';
import type { SiteLayout } from '@app/contracts/site-layout';
import type { Device, SystemDesign } from './plan-parts.ts';
import type { Site } from './site.ts';

// In place of layout/ and words/ until these are there.

export const layOut = (
  _site: Site,
  devices: readonly Device[],
  lineOf: (device: Device) => number,
): SiteLayout => ({
  width: 0,
  depth: 0,
  notes: [],
  walls: [],
  openings: [],
  rooms: [],
  devices: devices.map((device) => {
    const { id, symbol, label, view, range } = device;
    const line = lineOf(device);
    return {
      id,
      symbol,
      label,
      line,
      at: { x: 0, y: 0 },
      ...(view && { view }),
      ...(range && { range }),
    };
  }),
  fence: [],
});

type Designs = readonly SystemDesign[];

export const requirementsOf = (_site: Site, _designs: Designs): string[] => [];
export const threatsOf = (_site: Site, _designs: Designs): PlanThreat[] => [];
export const assumptionsOf = ({ assumed }: Site, designs: Designs): string[] => [
  ...assumed.map(({ text }) => text),
  ...designs.flatMap(({ assumptions }) => assumptions),
];
export const exclusionsOf = (_site: Site, designs: Designs): string[] =>
  designs.flatMap(({ exclusions }) => exclusions);
export const complianceOf = (_site: Site, designs: Designs): string[] =>
  designs.flatMap(({ compliance }) => compliance.map(({ text }) => text));
export const nextStepsOf = (_site: Site, _designs: Designs): string[] => [];
