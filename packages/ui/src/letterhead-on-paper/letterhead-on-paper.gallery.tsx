import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';

const sender = {
  name: 'Name of the company',
  phone: { shown: '031 555 0123', dialled: '+27315550123' },
  email: 'office@example.com',
  website: 'example.com',
};

export const States = () => (
  <>
    <p>In print, the sender stands above a document.</p>
    <LetterheadOnPaper company={sender} />
  </>
);
