import { withTypedPhone } from '@app/contracts/phone';
import { SiteVisitRequest } from '@app/contracts/site-visit';
import type { FormValuesOf } from '@app/forms/form-values';
import * as v from 'valibot';

/** The request as people type it; photos are sent before it. */
export const SiteVisitForm = withTypedPhone(v.omit(SiteVisitRequest, ['photos']));

/** @param plan token of the saved plan that the page was opened for; empty without one. */
export const blankVisit = (plan: string): FormValuesOf<typeof SiteVisitForm> => ({
  name: '',
  email: '',
  phone: '',
  place: '',
  firstTime: '',
  secondTime: '',
  note: '',
  plan,
  website: '',
});
