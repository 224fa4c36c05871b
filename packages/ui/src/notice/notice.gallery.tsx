import { Notice } from '@app/ui/notice';

export const States = () => (
  <>
    <Notice>
      <p>
        Prices include VAT. <a href="#notice">Read how we quote</a>
      </p>
    </Notice>
    <Notice variant="caution">
      <p>
        This estimate has no installation. <a href="#notice">Ask for a site visit</a>
      </p>
    </Notice>
  </>
);
