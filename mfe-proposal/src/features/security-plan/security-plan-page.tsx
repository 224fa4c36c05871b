import { savedPlanTexts } from '@app/contracts/saved-plan';
import type { RemotePage } from '@app/federation/remote-module';
import { isExample } from './example/load-example.ts';
import type { SecurityPlanData } from './saved-plan/load-opened-plan.ts';

export { load } from './saved-plan/load-opened-plan.ts';
export { PlanOrPost as Component } from './without-script/plan-or-post.tsx';
export { takePlanPost as action } from './without-script/take-plan-post.ts';

export const head: RemotePage<SecurityPlanData>['head'] = ({ site, url, data }) => {
  const { name, office } = site.company;
  const { searchParams } = url;
  const missing = data?.opened?.kind === 'missing';
  return {
    title: missing
      ? savedPlanTexts.missing
      : searchParams.has('plan')
        ? 'Security plan'
        : isExample(searchParams)
          ? 'Example plan'
          : 'Security Plan Generator',
    description: `Answer up to 15 questions and get a security plan from ${name}: a drawing of your site, the equipment and its price, for homes and businesses in and around ${office.locality}.`,
    keywords: [
      'security plan',
      'security proposal',
      'bill of materials',
      'risk assessment',
      `security installer ${office.locality}`,
    ],
    secret: searchParams.has('plan') || searchParams.has('resume'),
    ...(missing && { missing }),
  };
};
