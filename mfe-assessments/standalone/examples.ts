import { sendContactMessage } from '@app/contracts/contact';
import { readDeviceNames } from '@app/contracts/device-names';
import { requestHomeAssessment } from '@app/contracts/home-assessment';
import { reportIncident } from '@app/contracts/incident';
import { addPhoto } from '@app/contracts/photo';
import { requestRiskAssessment } from '@app/contracts/risk-assessment';
import { requestSecurityAssessment } from '@app/contracts/security-assessment';
import { requestSiteVisit } from '@app/contracts/site-visit';
import { requestTechHelp } from '@app/contracts/tech-help';
import { example } from '@app/standalone/examples';

const report = `# Your report

## Summary

An example, with a table.

| Measure | Who |
| --- | --- |
| Lock the rear gate | The yard manager |
`;

const receipt = (reference: string) => ({ success: true as const, reference });
const withReport = (reference: string) => ({
  ...receipt(reference),
  report,
  source: 'rules' as const,
});

/** Every form is accepted. */
export const examples = [
  example(sendContactMessage, () => receipt('MSG-EXAMPLE')),
  example(reportIncident, () => receipt('INC-EXAMPLE')),
  example(requestHomeAssessment, () => receipt('HOM-EXAMPLE')),
  example(requestSiteVisit, () => receipt('VIS-EXAMPLE')),
  example(addPhoto, () => ({ id: 'e'.repeat(32) })),
  example(requestTechHelp, () => receipt('TEC-EXAMPLE')),
  example(readDeviceNames, () => ({
    deviceTypes: ['IP CAMERAS', 'ALARM KEYPADS'],
    brands: ['Example'],
  })),
  example(requestSecurityAssessment, () => withReport('SEC-EXAMPLE')),
  example(requestRiskAssessment, () => withReport('RSK-EXAMPLE')),
];
