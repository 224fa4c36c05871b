import {
  addPasskey,
  checkConfirmation,
  readPasskeys,
  removePasskey,
  replaceRecoveryCodes,
  startConfirmation,
  startPasskey,
  turnOffPasskeys,
} from './admin-passkeys.ts';
import {
  applyPriceList,
  cancelPriceList,
  previewPriceList,
  readPriceLists,
  undoPriceList,
} from './admin-price-list.ts';
import {
  endAdminSession,
  readAdminSession,
  signInWithPasskey,
  startAdminSession,
  startPasskeySignIn,
} from './admin-session.ts';
import { readUploadLimit, readUploadProgress, uploadPriceList } from './admin-upload.ts';
import { readCataloguePage, readCategoryPage } from './catalogue.ts';
import { readComparison } from './comparison.ts';
import { sendContactMessage } from './contact.ts';
import { readCurrentPrices, readCurrentPricesByQuery } from './current-prices.ts';
import { readDeviceNames } from './device-names.ts';
import type { Endpoint } from './endpoint.ts';
import { requestHomeAssessment } from './home-assessment.ts';
import { reportIncident } from './incident.ts';
import { readMailStatus } from './mail-status.ts';
import { placeOrder } from './order.ts';
import { readOrder } from './order-summary.ts';
import { addPhoto } from './photo.ts';
import { readPlanDraft, savePlanDraft } from './plan-draft.ts';
import { quotePlan } from './plan-quote.ts';
import { requestPlan } from './plan-request.ts';
import { listProducts, searchProducts } from './product.ts';
import { advanceProposal } from './proposal.ts';
import { downloadReport } from './report.ts';
import { leaveReport } from './report-understanding.ts';
import { requestRiskAssessment } from './risk-assessment.ts';
import {
  downloadPlanCsv,
  downloadPlanPdf,
  downloadPlanSvg,
  readPlanChanges,
  readPlanPicture,
  readSavedPlan,
  savePlan,
} from './saved-plan.ts';
import { requestSecurityAssessment } from './security-assessment.ts';
import { requestSiteVisit } from './site-visit.ts';
import { requestTechHelp } from './tech-help.ts';
import { readTechnologyPrices } from './technology-prices.ts';

/** Every call of the API, in the order in which the documentation lists them. */
export const endpoints: readonly Endpoint[] = [
  listProducts,
  searchProducts,
  readCataloguePage,
  readCategoryPage,
  readComparison,
  readDeviceNames,
  readTechnologyPrices,
  readCurrentPrices,
  readCurrentPricesByQuery,
  placeOrder,
  readOrder,
  sendContactMessage,
  requestSecurityAssessment,
  requestRiskAssessment,
  requestHomeAssessment,
  reportIncident,
  requestTechHelp,
  requestSiteVisit,
  addPhoto,
  downloadReport,
  leaveReport,
  advanceProposal,
  quotePlan,
  savePlan,
  readSavedPlan,
  readPlanChanges,
  downloadPlanCsv,
  downloadPlanPdf,
  readPlanPicture,
  downloadPlanSvg,
  requestPlan,
  savePlanDraft,
  readPlanDraft,
  uploadPriceList,
  readUploadLimit,
  readUploadProgress,
  previewPriceList,
  readPriceLists,
  applyPriceList,
  cancelPriceList,
  undoPriceList,
  readMailStatus,
  startAdminSession,
  readAdminSession,
  endAdminSession,
  startPasskeySignIn,
  signInWithPasskey,
  readPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  replaceRecoveryCodes,
  turnOffPasskeys,
  startConfirmation,
  checkConfirmation,
];
