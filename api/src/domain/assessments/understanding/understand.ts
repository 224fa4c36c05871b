import type { HomeAssessment } from '@app/contracts/home-assessment';
import type { RiskAssessment } from '@app/contracts/risk-assessment';
import type { SecurityChallenge } from '@app/contracts/security-assessment';
import { isDanger } from '@app/knowledge/threats';
import { mergeReading } from '../model-reading/merge-reading.ts';
import type { ModelReading } from '../model-reading/reading-question.ts';
import { combine } from './combine.ts';
import { type Field, type HeardField, hearField } from './heard-field.ts';
import type { Understanding } from './understanding.ts';

/** What was understood of a risk request: of all of it, and of each area in their order. */
export interface RiskUnderstanding {
  readonly whole: Understanding;
  readonly areas: readonly Understanding[];
}

/** What was understood of a home request: of all of it, of each area and of each concern. */
export interface HomeUnderstanding extends RiskUnderstanding {
  readonly concerns: readonly Understanding[];
}

/** Understands the texts of a security challenge. Never throws, whatever the texts are. */
export function understandChallenge(
  request: Pick<
    SecurityChallenge,
    'businessType' | 'securityIssue' | 'timing' | 'location' | 'peopleInvolved' | 'preventionMethod'
  >,
  reading?: ModelReading,
): Understanding {
  const fields: Field[] = [
    { path: 'businessType', kind: 'business', text: request.businessType },
    { path: 'securityIssue', kind: 'issue', text: request.securityIssue },
    { path: 'timing', kind: 'timing', text: request.timing },
    { path: 'location', kind: 'location', text: request.location },
    { path: 'peopleInvolved', kind: 'people', text: request.peopleInvolved },
    { path: 'preventionMethod', kind: 'prevention', text: request.preventionMethod },
  ];
  return combine(fields.map(hearing(reading)));
}

/** Understands the texts of a risk assessment: all of them, and each area by its own. */
export function understandRisk(
  request: Pick<RiskAssessment, 'businessType' | 'businessDescription' | 'operationalAreas'>,
  reading?: ModelReading,
): RiskUnderstanding {
  const hear = hearing(reading);
  const business = [
    hear({ path: 'businessType', kind: 'business', text: request.businessType }),
    hear({
      path: 'businessDescription',
      kind: 'description',
      text: request.businessDescription,
    }),
  ];
  const areas = request.operationalAreas.map(({ name, description }, index) => [
    hear({ path: `operationalAreas.${index}.name`, kind: 'area-name', text: name }),
    hear({
      path: `operationalAreas.${index}.description`,
      kind: 'issue',
      text: description,
    }),
  ]);
  // Who threatens the people of a business threatens them in each of its areas.
  const dangers = combine(business).incidents.filter(({ id }) => isDanger(id));
  return {
    whole: combine([...business, ...areas.flat()]),
    areas: areas.map(combine).map((area) => ({
      ...area,
      incidents: [
        ...area.incidents,
        ...dangers.filter(({ id }) => !area.incidents.some((own) => own.id === id)),
      ],
    })),
  };
}

/** Understands the texts of a home assessment: all of them, each area and each concern. */
export function understandHome(
  request: Pick<HomeAssessment, 'homeType' | 'areas' | 'securityConcerns'>,
  reading?: ModelReading,
): HomeUnderstanding {
  const hear = hearing(reading);
  const home = hear({ path: 'homeType', kind: 'business', text: request.homeType });
  const areas = request.areas.map((text, index) =>
    hear({ path: `areas.${index}`, kind: 'home-area', text }),
  );
  const concerns = request.securityConcerns.map((text, index) =>
    hear({ path: `securityConcerns.${index}`, kind: 'concern', text }),
  );
  return {
    whole: combine([home, ...areas, ...concerns]),
    areas: areas.map((area) => combine([area])),
    concerns: concerns.map((concern) => combine([concern])),
  };
}

/** Hears a field by the rules, and with what a model read in it where one did. */
const hearing =
  (reading: ModelReading | undefined) =>
  (field: Field): HeardField => {
    const heard = hearField(field);
    return reading ? mergeReading(heard, reading) : heard;
  };
