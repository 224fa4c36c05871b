import { type SystemId, systemIds } from '@app/knowledge/planning/systems';
import { counted } from '@app/wording/phrases';
import type { Wording } from '@app/wording/wording';
import { say, sayExactly } from '@app/wording/wording';
import type { Site } from '../site.ts';

/** What is there and stays, with what has to be checked before anything is connected to it. */
const checks: Readonly<Record<SystemId, Wording>> = {
  video: say`Your camera system stays: we check its picture by day and by night, and how many days it keeps.`,
  alarm: say`Your alarm stays: we check its battery, its free zones and how it reports to a control room.`,
  fence: sayExactly`Your electric fence stays. A registered installer checks its certificate, earth and voltage before we connect anything to it.`,
  gates: sayExactly`Your gate motors stay: we check their rating against the mass of the gates, the end stops and the safety beams.`,
  access: sayExactly`Your access control stays: we check that people can get out without a key or a card, and how many doors it can still take.`,
  intercom: say`Your intercom stays: we check its cable and its power supply.`,
  power: say`Your backup power stays: we check how many hours it carries what is connected to it.`,
  'off-grid': say`Your solar cameras stay: we check their batteries and their signal.`,
  sensors: say`Your sensors stay: we check their gateway and their batteries.`,
  vehicles: say`Your tracking stays: we check that every unit still reports.`,
};

/** One sentence for each system that stays, and one for cameras that go on the new recorder. */
export function whatStays({ stays, wants }: Site): readonly Wording[] {
  const systems = systemIds.filter((id) => stays.systems.has(id)).map((id) => checks[id]);
  if (stays.cameras === 0 || !wants.has('video')) return systems;
  const cameras =
    stays.cameras === 1
      ? say`${'One camera'} stays and goes on the new recorder, once we have checked that the recorder can record it.`
      : say`${counted(stays.cameras, 'camera')} stay and go on the new recorder, once we have checked that the recorder can record them.`;
  return [cameras, ...systems];
}
