import { HomeAssessment } from '@app/contracts/home-assessment';
import { withTypedPhone } from '@app/contracts/phone';
import type { FormValuesOf } from '@app/forms/form-values';

/** The request as people type it. */
export const HomeForm = withTypedPhone(HomeAssessment);

/** The empty form: one area, and the three concerns that everyone is asked for. */
export const blankHomeForm: FormValuesOf<typeof HomeForm> = {
  homeType: '',
  areas: [''],
  securityConcerns: ['', '', ''],
  name: '',
  email: '',
  phone: '',
  website: '',
};
