import { Breadcrumbs } from '@app/ui/breadcrumbs';

export const States = () => (
  <Breadcrumbs current="This page">
    <a href="#breadcrumbs">Page above</a>
  </Breadcrumbs>
);
