import { gives, memoryApi } from '@app/api-client/testing/memory-api';
import { addPhoto } from '@app/contracts/photo';
import { requestSiteVisit } from '@app/contracts/site-visit';
import { renderInSite } from '@app/testing/render-in-site';
import { page } from 'vitest/browser';
import { SiteVisitFields } from '../site-visit-form.tsx';

export const PHOTO_ID = 'a'.repeat(32);
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const send = page.getByRole('button', { name: 'Send request' });

/** The form with an API that takes photos and requests. */
export async function openForm(plan = '') {
  const api = memoryApi();
  api.answer(addPhoto, gives({ id: PHOTO_ID }));
  api.answer(requestSiteVisit, gives({ success: true, reference: 'VIS-1' }));
  const form = <SiteVisitFields submission={undefined} plan={plan} />;
  await renderInSite(form, { api, path: '/site-visit' });
  return api;
}

/** Everything that must be given. */
export async function fill() {
  await field('Your name').fill('Thandi Mokoena');
  await field('Phone').fill('082 123 4567');
  await field('Email').fill('thandi@example.com');
  await field('Where should we come?').fill('12 Palm Road, Morningside');
  await field('When does it suit you?').selectOptions('Wednesday morning');
}
