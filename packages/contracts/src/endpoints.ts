import { readUploadLimit, readUploadProgress, uploadPriceList } from './admin-upload.ts';
import { sendContactMessage } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { readMailStatus } from './mail-status.ts';
import { placeOrder, readOrder } from './order.ts';
import { listProducts, readCataloguePage, readCurrentPrices, searchProducts } from './product.ts';
import { advanceProposal } from './proposal.ts';

/** Every call of the API, in the order in which the documentation lists them. */
export const endpoints: readonly Endpoint[] = [
  listProducts,
  searchProducts,
  readCataloguePage,
  readCurrentPrices,
  placeOrder,
  readOrder,
  sendContactMessage,
  advanceProposal,
  uploadPriceList,
  readUploadLimit,
  readUploadProgress,
  readMailStatus,
];
