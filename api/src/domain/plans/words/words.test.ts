import type { SystemId } from '@app/knowledge/planning/systems';
import { say, sayExactly, together, wordsOf } from '@app/wording/wording';
import { describe, expect, test } from 'vitest';
import { aSite } from '../../../../testing/plan-builders.ts';
import { aDesign, aDevice, anOffer, aSupply } from '../../../../testing/plan-parts.ts';
import type { Site } from '../site.ts';
import { assumptionsOf } from './assumptions.ts';
import { complianceOf } from './compliance.ts';
import { exclusionsOf } from './exclusions.ts';
import { nextStepsOf } from './next-steps.ts';
import { requirementsOf } from './requirements.ts';

const energizer = aDesign({
  devices: [aDevice({ system: 'fence', symbol: 'energizer', place: { at: 'equipment' } })],
});
const staying = (...systems: SystemId[]) => ({ systems: new Set(systems), cameras: 0 });

describe('sentences', () => {
  test('put together keep each fact in its place', () => {
    const both = together([say`Of ${'one'} and ${'two'}.`, say`Of ${'three'}.`]);
    expect(both.template).toBe('Of {1} and {2}. Of {3}.');
    expect(wordsOf(both)).toBe('Of one and two. Of three.');
    expect(both.wordable).toBe(true);
  });

  test('with a figure of their own, or on safety, are not for a model', () => {
    expect(say`Every 10 m.`.wordable).toBe(false);
    expect(together([say`Fine.`, sayExactly`Keep away.`]).wordable).toBe(false);
  });
});

describe('requirements', () => {
  test('of a home read as an installer would say them', () => {
    expect(requirementsOf(aSite())).toEqual([
      'Protect a home of 220\u00a0m². The plan counts 8 rooms that can be entered from outside or that hold valuables. 4 people live there.',
      'Design and install cameras, an alarm, an electric fence, gate automation, an intercom and backup power.',
      'Cover the ways into the building: 3 outer doors.',
      'The boundary is a wall, 120\u00a0m long and 2\u00a0m high.',
      'Gates: 1 sliding gate (4\u00a0m, 400\u00a0kg) and 1 pedestrian gate.',
      'The systems must keep working in a power cut of 4 hours.',
      'Mobile signal is good.',
      'A monitoring or armed response company responds to alarms.',
      'Keep recordings for 30 days, and no longer than you need them.',
      'You do not know yet whether your insurer asks for a certificate: please ask before you order.',
    ]);
  });

  test('say what stays and what is checked before anything is connected to it', () => {
    const texts = requirementsOf(aSite({ stays: { systems: new Set(['alarm']), cameras: 1 } }));
    expect(texts).toContain(
      'One camera stays and goes on the new recorder, once we have checked that the recorder can record it. Your alarm stays: we check its battery, its free zones and how it reports to a control room.',
    );
  });

  test('count gates that are alike together', () => {
    const gate = { kind: 'boom', mass: 0, massAssumed: false, width: 4 } as const;
    const texts = requirementsOf(aSite({ vehicleGates: [gate, gate], pedestrianGates: 0 }));
    expect(texts).toContain('Gates: 2 booms (4\u00a0m).');
  });

  test('of a site without outages ask for no backup power', () => {
    expect(requirementsOf(aSite({ outageHours: 0 }))).toContain(
      'You have no long power cuts, so the plan adds no backup power.',
    );
  });
});

describe('assumptions', () => {
  test('begin with what moves the price most, and say each thing once', () => {
    const assumed: Site['assumed'] = [
      { question: 'circumstances', id: 'goodSignal', figures: [] },
      { question: 'gate_mass', id: 'noGate', figures: [] },
      { question: 'boundary_length', id: 'noBoundary', figures: ['a home'] },
    ];
    const designs = [
      aDesign({ assumptions: ['alarm-beams', 'fence-beams'] }),
      aDesign({ assumptions: ['alarm-beams'] }),
    ];
    expect(assumptionsOf(aSite({ assumed }), designs)).toEqual([
      'The plan assumes a home without its own boundary wall or fence.',
      'You want a gate motor but named no gate: we assumed one sliding gate.',
      'You did not say that the mobile signal is poor, so we assumed that it is good.',
      'Lengths, areas and masses are from your answers. We have not measured your site yet.',
      'The beams are planned for a boundary of 4:3. The site visit measures each side before they are ordered.',
      'The beams have a clear line of sight: no plants or parked cars between posts.',
    ]);
  });
});

describe('exclusions', () => {
  const fees = 'Monthly fees of a monitoring or armed response company.';

  test('hold the fees of a monitoring company unless they are in the plan', () => {
    expect(exclusionsOf(aSite(), [])).toContain(fees);
    const contract = aSupply({ offer: anOffer({ device: 'monitoring-contract' }) });
    expect(exclusionsOf(aSite(), [aDesign({ supplies: [contract] })])).not.toContain(fees);
  });

  test('of several buildings do not hold the cable between them that no drawing shows', () => {
    const between = (buildings: number) =>
      exclusionsOf(aSite({ buildings }), []).filter((text) =>
        text.includes('between your buildings'),
      );
    expect([between(1).length, between(2).length]).toEqual([0, 1]);
  });

  test('hold what is to be quoted only where a part has no price', () => {
    const quoted = (offer: ReturnType<typeof anOffer> | undefined) =>
      exclusionsOf(aSite(), [aDesign({ supplies: [aSupply({ offer })] })]).join();
    expect(quoted(undefined)).toContain('to be quoted');
    expect(quoted(anOffer())).not.toContain('to be quoted');
  });

  test('leave to a system what it says itself, and end every entry with a full stop', () => {
    const own = aDesign({ exclusions: ['videoInternet'] });
    const texts = exclusionsOf(aSite(), [own]);
    expect(texts.filter((text) => /internet/i.test(text))).toEqual([
      'Internet line and router, and data for viewing from outside.',
    ]);
    expect(exclusionsOf(aSite(), []).join()).toContain('The internet line');
  });

  test('hold what stays', () => {
    expect(exclusionsOf(aSite({ stays: staying('alarm') }), []).join()).toContain('stays');
    expect(exclusionsOf(aSite(), []).join()).not.toContain('stays');
  });
});

describe('compliance', () => {
  test('names the certificate of an electric fence only where the plan has one', () => {
    const certificate = /Electrical Machinery Regulations, 2011, regulation 12/;
    expect(complianceOf(aSite(), [energizer]).join()).toMatch(certificate);
    expect(complianceOf(aSite(), []).join()).not.toMatch(certificate);
  });

  test('writes a standard with its edition', () => {
    expect(complianceOf(aSite(), [aDesign({ compliance: ['fence-circuits'] })])[0]).toBe(
      'Fences on different energisers stay at least 2 m apart (SANS 10222-3:2023, edition 5.1).',
    );
  });

  test('names a standard once for all that rests on it', () => {
    const notes = complianceOf(aSite(), [
      aDesign({ compliance: ['first-live-wire', 'fence-circuits'] }),
    ]);
    expect(notes[0]).toMatch(
      /^The first live wire .* follow the standard\. Fences on different energisers stay at least 2 m apart \(SANS 10222-3:2023, edition 5\.1\)\.$/,
    );
  });

  test('leaves to a system what it says on a standard itself', () => {
    const own = aDesign({ compliance: ['fence-certificate'] });
    const notes = complianceOf(aSite(), [energizer, own]);
    expect(notes.filter((note) => note.includes('Electrical Machinery'))).toHaveLength(1);
    expect(notes.join()).not.toContain('A new or altered electric fence needs');
  });

  test('asks about the insurer’s certificate, or for its wording', () => {
    const texts = (insurerAsks: Site['insurerAsks']) =>
      complianceOf(aSite({ insurerAsks }), []).join();
    expect(texts('unknown')).toContain('ask your insurer');
    expect(texts('yes')).toContain('Send us its wording');
  });

  test('has the company’s PSiRA number only when the configuration has one', () => {
    expect(complianceOf(aSite(), []).join()).not.toContain('Our PSiRA');
    expect(complianceOf(aSite(), [], '1234567')).toContain(
      'Our PSiRA registration number is 1234567.',
    );
  });
});

describe('next steps', () => {
  test('end with the certificate where there is an electric fence', () => {
    expect(nextStepsOf(aSite(), [energizer]).at(-1)).toContain('certificate of compliance');
    expect(nextStepsOf(aSite(), []).at(-1)).not.toContain('certificate');
  });

  test('count what we assumed', () => {
    const assumed: Site['assumed'] = [{ question: 'rooms', id: 'estateRooms', figures: [8] }];
    expect(nextStepsOf(aSite({ assumed }), [])).toContain('Confirm 1 answer that we assumed.');
  });
});
