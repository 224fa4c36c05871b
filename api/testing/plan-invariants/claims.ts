import { threats } from '@app/knowledge/planning/threats/threats';
import { capitalised } from '@app/wording/phrases';
import { scopes } from '../../src/domain/plans/budgets.ts';
import { essentialSite } from '../../src/domain/plans/essential.ts';
import type { Plan } from '../../src/domain/plans/plan.ts';
import type { Device, Supply, SystemDesign } from '../../src/domain/plans/plan-parts.ts';
import type { Site } from '../../src/domain/plans/site.ts';
import {
  backupHours,
  backupNeed,
  wattHoursFor,
} from '../../src/domain/plans/systems/power/backup-need.ts';
import { wattHoursOf } from '../../src/domain/plans/systems/power/choose-backup.ts';
import { wholeUp } from '../../src/domain/plans/systems/purchases.ts';
import { installedBy } from '../../src/domain/plans/words/installed.ts';
import { bomSystems } from '../../src/domain/plans/words/lines/bom-systems.ts';
import { keyOf } from '../../src/domain/plans/words/lines/lines.ts';
import { requirementAnswers } from '../../src/domain/plans/words/still-open/requirement-answers.ts';
import { ratedThreats } from '../../src/domain/plans/words/threats/rate-threats.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { threatPlaceFaults } from './threat-places.ts';

type Part = Device | Supply;
interface Made {
  readonly site: Site;
  readonly plan: Plan;
  readonly designs: readonly SystemDesign[];
  /** The same for each budget, from the least to the most. */
  readonly ofBudgets: readonly (readonly SystemDesign[])[];
}

/** What a plan claims and does not do, each as a sentence; nothing of an honest plan. */
export function claimFaults({ site, plan, variants }: CheckedPlan): readonly string[] {
  const ofBudgets = scopes.map((scope) => variants[scope].designs);
  const { designs } = variants.recommended;
  const made: Made = { site, plan, designs, ofBudgets };
  return [
    ...measureFaults(made),
    ...requirementFaults(made),
    ...gravestFaults(made),
    ...backupFaults(made),
    ...pathFaults(made),
  ];
}

/** Each measure of a threat is a line of the bill and, when it is drawn, a device at its place. */
const measureFaults = ({ designs, plan, site }: Made): readonly string[] =>
  ratedThreats(site, designs).flatMap(({ threat, measures }) =>
    measures.flatMap(({ id, parts, words }) => [
      ...(isCrowded(site) ? [] : threatPlaceFaults(threat, { id, parts, words }, plan.layout)),
      ...(parts.length > 0 ? [] : [`${threat}: ${words} has no part`]),
      ...parts.flatMap((part) =>
        missing(part, plan).map((fault) => `${threat}: ${words}: ${fault}`),
      ),
      ...(id === 'access' || id === 'detectors' ? placeFaults(words, parts, plan) : []),
    ]),
  );

/** Where rooms are smaller than a store or doors stand in rows, devices have no place beside their own door. */
const isCrowded = ({ docks, floorArea, outerDoors, rooms, shutters }: Site): boolean =>
  floorArea < 8 * rooms || outerDoors + shutters + docks > 30;

function missing(part: Part, { bom, layout }: Plan): readonly string[] {
  const billed = bom.some(({ id, sku }) =>
    part.offer ? sku === part.offer.sku : id === keyOf(part.item),
  );
  const drawn = !('id' in part) || layout.devices.some(({ id }) => id === part.id);
  return [
    ...(billed ? [] : [`no line for ${keyOf(part.item)}`]),
    ...(drawn ? [] : [`${'id' in part && part.id} is not on the drawing`]),
  ];
}

/** Rooms that a measure names are those where the drawing has its devices. */
function placeFaults(words: string, parts: readonly Part[], { layout }: Plan): readonly string[] {
  const named = layout.rooms.filter(
    ({ label }) => /door of the|in the/.test(words) && words.includes(label.toLowerCase()),
  );
  return named.flatMap(({ id, label, at, width, depth }) => {
    const door = layout.openings.find((opening) => opening.id === `door-${id}`);
    const there = parts.some((part) => {
      const device = layout.devices.find((one) => 'id' in part && one.id === part.id);
      if (!device) return false;
      const { x, y } = device.at;
      const inside = x >= at.x && x <= at.x + width && y >= at.y && y <= at.y + depth;
      // Beside what else hangs at the door.
      const atDoor = door && Math.hypot(x - door.at.x, y - door.at.y) <= 4;
      return inside || atDoor;
    });
    return there ? [] : [`${words}: none of it is at the ${label} on the drawing`];
  });
}

/** What is asked for is answered by parts, or stands under "Still open" and in that budget's risk. */
const requirementFaults = ({ ofBudgets, plan, site }: Made): readonly string[] =>
  ofBudgets.flatMap((designs, index) => {
    const risk = plan.budgets[index]?.risk ?? '';
    const recommended = scopes[index] === 'recommended';
    // What that budget leaves out is named as a difference.
    const asked = scopes[index] === 'essential' ? essentialSite(site) : site;
    const unnamed = [...site.wants]
      .filter((id) => plan.bom.some(({ system }) => system === bomSystems[id]))
      .filter((id) => !installedBy(designs).has(id))
      .filter((id) => !plan.budgets[index]?.differences.includes(`${bomSystems[id]}: left out`));
    return requirementAnswers(asked, installedBy(designs)).flatMap(({ id, parts, open }) => [
      ...unnamed.map((system) => `${scopes[index]} does not say that it leaves out ${system}`),
      ...(recommended ? parts.flatMap((part) => missing(part, plan)) : []),
      ...open
        .map(capitalised)
        .filter((text) => !risk.includes(text) || (recommended && !plan.stillOpen?.includes(text)))
        .map((text) => `${scopes[index]} does not say of ${id}: ${text}`),
    ]);
  });

const tableTexts: ReadonlySet<string> = new Set(
  Object.values(threats).flatMap((threat) =>
    'without' in threat ? Object.values(threat.without) : [],
  ),
);

/** What the gravest threats leave open is said, with what would close it. */
const gravestFaults = ({ designs, plan, site }: Made): readonly string[] =>
  ratedThreats(site, designs)
    .slice(0, 2)
    .flatMap(({ threat, gaps }) => [
      ...gaps
        .filter((gap) => !plan.stillOpen?.includes(capitalised(gap)))
        .map((gap) => `${threat} leaves open unsaid: ${gap}`),
      ...gaps
        .filter((gap) => tableTexts.has(gap) && !/\. [A-Z]/.test(gap))
        .map((gap) => `${threat} says nothing to do about: ${gap}`),
    ]);

/** Every place away from the equipment has a backup that lasts, or the plan says that it stops. */
function backupFaults({ designs, plan, site }: Made): readonly string[] {
  if (site.outageHours === 0) return [];
  const open = (plan.stillOpen ?? []).join(' ').toLowerCase();
  const supplies = designs.flatMap((design) => design.supplies);
  const apart = designs.flatMap(({ loads }) => loads).filter((load) => load.apart !== undefined);
  const withoutBattery = designs
    .flatMap(({ devices }) => devices)
    .filter(
      ({ offer, symbol }) => symbol === 'barrier' && offer && !offer.features.has('battery-backup'),
    );
  const booms = apart
    .filter(({ name }) => name === 'boom')
    .reduce((sum, { apart = 0 }) => sum + apart, 0);
  return [
    ...(booms === withoutBattery.length
      ? []
      : [`${booms} booms counted of ${withoutBattery.length}`]),
    ...apart.flatMap((load) => {
      if (open.includes('in a power cut')) return [];
      const places = load.apart ?? 0;
      const { usedWattHours, voltAmperes } = backupNeed([load], backupHours(site));
      const lines = supplies.filter(
        ({ item }) =>
          typeof item === 'object' &&
          item.id === 'local-backup' &&
          item.at === load.name &&
          item.voltAmperes === wholeUp(voltAmperes),
      );
      if (lines.length === 0) return [`no backup for ${places} × ${String(load.name)}`];
      return lines.flatMap(({ offer, quantity }) => {
        if (!offer) return quantity >= places ? [] : ['too few to be quoted'];
        const held = (wattHoursOf(offer) * quantity) / places;
        const needed = wattHoursFor(usedWattHours, offer.features.has('lithium'));
        return held >= needed - 1e-6 ? [] : [`${held} Wh of ${needed} Wh at ${String(load.name)}`];
      });
    }),
    ...(site.wants.has('power') ||
    site.stays.systems.has('power') ||
    open.includes('in a power cut')
      ? []
      : designs.some(({ loads }) => loads.length > 0)
        ? ['nothing keeps the systems running, and nothing says so']
        : []),
  ];
}

/** A new alarm has two signal paths where signals fail, or the plan says that it has one. */
function pathFaults({ plan, site }: Made): readonly string[] {
  const { jammers, signal, wants } = site;
  if (!wants.has('alarm') || !(jammers || signal === 'poor')) return [];
  const paths = plan.bom.filter(({ system, item }) =>
    system === 'Alarm' || system === 'Burglar alarm'
      ? // A wireless hub has a mobile path of its own.
        /communicator|transmitter|IP module|\bhub\b/i.test(item)
      : false,
  );
  const open = (plan.stillOpen ?? []).some((text) => text.includes('second path'));
  return paths.length >= 2 || open ? [] : [`${paths.length} signal path`];
}
