import { Contents } from '@app/ui/contents';

export const States = () => (
  <Contents title="In this document" headings={[{ id: 'example-section', title: 'Section' }]} />
);
