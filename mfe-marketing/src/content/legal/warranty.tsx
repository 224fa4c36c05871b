import { Link, useSite } from '@app/kit';
import { paths, technologyPath } from '@app/site/paths';
import type { LegalDocument } from '../../features/legal/legal-document.ts';
import { Terms } from '../../features/legal/terms.tsx';

export const warranty: LegalDocument = {
  title: 'Warranty',
  lede: 'What is covered, for how long, and how to claim.',
  dated: ['Last updated', '2025-03-19'],
  sections: [
    { id: 'in-short', title: 'In short', Body: InShort },
    { id: 'covered', title: 'What is covered', Body: Covered },
    {
      id: 'not-covered',
      title: 'What is not covered',
      Body: NotCovered,
      isThere: ({ warrantyExclusions }) => warrantyExclusions.length > 0,
    },
    { id: 'claim', title: 'How to claim', Body: Claim },
    { id: 'fences', title: 'Electric fences', Body: Fences },
    { id: 'law', title: 'Your rights in law', Body: Law },
  ],
};

function InShort() {
  return (
    <Terms
      entries={[
        ['Equipment', '12 months'],
        ['Installation', '6 months'],
        ['Claims', 'within 14 days of discovering a defect'],
      ]}
    />
  );
}

function Covered() {
  return (
    <>
      <p>
        <strong>Equipment</strong> that we supplied, for 12 months.
      </p>
      <p>
        <strong>Installation</strong>, our own work such as mounting, cabling, connections and
        set-up, for 6 months.
      </p>
    </>
  );
}

/** The company's own list, from the configuration of the site. */
function NotCovered() {
  const { warrantyExclusions } = useSite();
  return (
    <>
      <p>The warranty does not cover:</p>
      <ul>
        {warrantyExclusions.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Claim() {
  const { email, phone } = useSite().company;
  return (
    <>
      <p>
        Tell us within 14 days of discovering the defect: on the{' '}
        <Link to={paths.contact}>contact page</Link>, by e-mail to{' '}
        <a href={`mailto:${email}`}>{email}</a>, or on{' '}
        <a href={`tel:${phone.dialled}`}>{phone.shown}</a>. Please give us:
      </p>
      <ol>
        <li>the reference or number of your order or invoice;</li>
        <li>what is defective, and where on the site it is;</li>
        <li>when you noticed it, and what happened just before;</li>
        <li>a photo or a short recording by e-mail, if you can take one safely.</li>
      </ol>
      <p>
        Please leave the equipment as it is. If you are not sure whether it is a defect, ask{' '}
        <Link to={paths.technicalHelp}>technical help</Link>.
      </p>
    </>
  );
}

function Fences() {
  return (
    <p>
      The certificate of compliance (COC) of an electric fence is not a warranty. It says that the
      fence met the rules when it was inspected. An altered fence needs a new certificate. Read more
      about <Link to={technologyPath('security-fencing')}>security fencing</Link>.
    </p>
  );
}

function Law() {
  return (
    <p>
      This warranty adds to your rights in South African law. It does not limit them, including your
      rights under the Consumer Protection Act 68 of 2008 where that Act applies. Where the law
      gives you more, the law applies.
    </p>
  );
}
