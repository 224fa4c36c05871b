import { withTypedPhone } from '@app/contracts/phone';
import { TechHelpRequest } from '@app/contracts/tech-help';
import type { FormValuesOf } from '@app/forms/form-values';

/** The request as people type it. */
export const TechHelpForm = withTypedPhone(TechHelpRequest);

export const blankTechHelpForm: FormValuesOf<typeof TechHelpForm> = {
  deviceType: '',
  brand: '',
  modelNumber: '',
  problemDescription: '',
  name: '',
  email: '',
  phone: '',
  website: '',
};
