import { paths } from '@app/site/paths';

/** The risk assessment as a page. */
export const riskPath = `${paths.businessSecurity}?form=risk`;

export const isRiskForm = (query: URLSearchParams): boolean => query.get('form') === 'risk';

/** Fragment of the address while the risk assessment is open in a dialog. */
export const RISK_FRAGMENT = '#risk-assessment';

/** Id of the link that opens it in a dialog. */
export const RISK_START = 'risk-start';
