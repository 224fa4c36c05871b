import { intercomValues as values } from '@app/knowledge/planning/intercom';
import { counted } from '@app/wording/phrases';
import type { Site } from '../../site.ts';

/** How visitors reach people: over a cable to one home, a station with a monitor each, or by phone. */
export interface IntercomChoice {
  readonly kind: 'kit' | 'apartments' | 'mobile';
  readonly units: number;
  /** Stations at the gate or door. */
  readonly stations: number;
  readonly reason: string;
}

/**
 * One unit gets a kit, up to 12 a station with monitors, more an intercom that phones. In the
 * country it phones too, because the cable to the gate is long; where there is no signal it never
 * does. Source: planning values.
 */
export function intercomChoice({ intercomUnits, rural, signal }: Site): IntercomChoice {
  const units = Math.max(1, intercomUnits);
  const many = units > values.unitsPerStation;
  const named = counted(units, 'unit');
  if (signal === 'good' && (rural || many)) {
    const why = many ? 'more than a station has buttons for' : 'a long way from the gate';
    return {
      kind: 'mobile',
      units,
      stations: 1,
      reason: `Intercom for ${named}, ${why}: it phones`,
    };
  }
  if (units === 1)
    return { kind: 'kit', units, stations: 1, reason: `Intercom for ${named}: one kit` };
  const stations = Math.ceil(units / values.unitsPerStation);
  const reason = `Door stations: ${named} ÷ ${values.unitsPerStation} = ${stations}`;
  return { kind: 'apartments', units, stations, reason };
}
