import { withTypedPhone } from '@app/contracts/phone';
import { RiskAssessment } from '@app/contracts/risk-assessment';
import type { FormValuesOf } from '@app/forms/form-values';

export const riskSchema = withTypedPhone(RiskAssessment);

export const blankRisk: FormValuesOf<typeof riskSchema> = {
  businessType: '',
  businessDescription: '',
  operationalAreas: [{ name: '', description: '' }],
  name: '',
  email: '',
  phone: '',
  website: '',
};
