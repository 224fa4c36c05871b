import { withTypedPhone } from '@app/contracts/phone';
import { SecurityChallenge } from '@app/contracts/security-assessment';
import type { FormValuesOf } from '@app/forms/form-values';

export const challengeSchema = withTypedPhone(SecurityChallenge);

export const blankChallenge: FormValuesOf<typeof challengeSchema> = {
  businessType: '',
  securityIssue: '',
  timing: '',
  location: '',
  peopleInvolved: '',
  preventionMethod: '',
  name: '',
  email: '',
  phone: '',
  website: '',
};
