import { contactTexts } from '@app/contracts/contact';
import { homeAssessmentTexts } from '@app/contracts/home-assessment';
import { incidentTexts } from '@app/contracts/incident';
import { techHelpTexts } from '@app/contracts/tech-help';

/** A form of the site, and what a visitor types into it. */
export interface FormAnswers {
  /** Path and query of the page. */
  readonly page: string;
  /** Id of the form element. */
  readonly form: string;
  readonly submit: string;
  /** What is typed, by the name of the field. Other fields stay empty. */
  readonly answers: Readonly<Record<string, string>>;
  /** Text that the page shows when the form was accepted. */
  readonly accepted: string;
}

const email = 'thandi@yard.example';
const reader = { name: 'Thandi Mkhize', email, phone: '031 555 0142' };
const report = { submit: 'Generate report', accepted: 'Your report' };

export const forms: readonly FormAnswers[] = [
  {
    page: '/business-security',
    form: 'challenge',
    ...report,
    answers: {
      businessType: 'Hardware shop with a timber yard, 14 staff',
      securityIssue: 'Timber goes missing from the yard, about R8 000 a month',
      timing: 'Fridays, after 16:00',
      location: 'Timber yard, rear gate',
      peopleInvolved: 'Yard staff, delivery drivers and customers',
      preventionMethod: 'Cameras that show the load, and a locked rear gate',
      ...reader,
    },
  },
  {
    page: '/business-security?form=risk',
    form: 'risk',
    ...report,
    answers: {
      businessType: 'Wholesaler',
      businessDescription: 'Groceries in bulk to spaza shops, 40 staff, open from 7 to 17',
      'operationalAreas.0.name': 'Receiving dock',
      'operationalAreas.0.description': 'Deliveries come up short twice a month',
      ...reader,
    },
  },
  {
    page: '/home-security',
    form: 'home-security',
    submit: 'Get recommendations',
    accepted: homeAssessmentTexts.sent.text(email),
    answers: {
      homeType: 'House with a garden',
      'areas.0': 'Driveway gate',
      'securityConcerns.0': 'Our gate motor was stolen at 3 in the morning',
      'securityConcerns.1': 'The back wall is low and dark',
      'securityConcerns.2': 'They could get into the garage',
      ...reader,
    },
  },
  {
    page: '/incident',
    form: 'incident',
    submit: incidentTexts.submit,
    accepted: incidentTexts.sent.text,
    answers: {
      name: reader.name,
      phone: reader.phone,
      details: 'Two men broke the shop window. They left. Nobody is hurt.',
    },
  },
  {
    page: '/contact',
    form: 'contact',
    submit: 'Send Message',
    accepted: contactTexts.sent.text,
    answers: {
      name: reader.name,
      email,
      message: 'Our gate motor in Pinetown has stopped. When can you come to look at it?',
    },
  },
  {
    page: '/tech-help',
    form: 'tech-help',
    submit: 'Submit Request',
    accepted: techHelpTexts.sent.text,
    answers: {
      deviceType: 'Gate motor',
      brand: 'Centurion',
      problemDescription: 'The gate opens halfway and then stops, since the storm on Sunday.',
      ...reader,
    },
  },
];
