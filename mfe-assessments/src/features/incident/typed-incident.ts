import { IncidentReport } from '@app/contracts/incident';
import { withTypedPhone } from '@app/contracts/phone';
import type { FormValuesOf } from '@app/forms/form-values';

/** An incident with its phone number as people type it. */
export const TypedIncident = withTypedPhone(IncidentReport);

export const blankIncident: FormValuesOf<typeof TypedIncident> = {
  name: '',
  phone: '',
  details: '',
  website: '',
};
