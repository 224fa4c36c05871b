import { Link, useSite } from '@app/kit';
import { paths, technologyPath } from '@app/site/paths';
import type { LegalDocument } from '../../features/legal/legal-document.ts';
import { Terms } from '../../features/legal/terms.tsx';

export const warranty: LegalDocument = {
  title: 'Warranty',
  lede: 'What we put right at our cost, for how long, and how to tell us.',
  dated: ['Last updated', '2025-03-19'],
  sections: [
    { id: 'in-short', title: 'In short', Body: InShort },
    { id: 'covered', title: 'What is covered', Body: Covered },
    { id: 'not-covered', title: 'What is not covered', Body: NotCovered },
    { id: 'claim', title: 'How to claim', Body: Claim },
    { id: 'fences', title: 'Electric fences', Body: Fences },
    { id: 'law', title: 'Your rights in law', Body: Law },
  ],
};

function InShort() {
  return (
    <>
      <Terms
        entries={[
          ['Equipment', '12 months'],
          ['Installation', '6 months'],
          ['Claims', 'within 14 days of discovering a defect'],
        ]}
      />
      <p>Your invoice or handover papers show the date from which each term runs.</p>
    </>
  );
}

function Covered() {
  return (
    <>
      <p>
        <strong>Equipment</strong> that we supplied and that turns out to be defective in material
        or manufacture while it is used as intended.
      </p>
      <p>
        <strong>Installation</strong>: our own work, such as mounting, cabling, connections and
        set-up, where it was not done properly.
      </p>
      <p>
        We repair what is defective or replace it with the same or an equal part. A part that was
        replaced does not start the term again, unless the law says that it does.
      </p>
    </>
  );
}

function NotCovered() {
  return (
    <>
      <p>The warranty does not extend to damage or faults that come from</p>
      <ul>
        <li>lightning, power surges, water, fire, insects, or other causes from outside;</li>
        <li>accident, vandalism, theft, or an attempt at either;</li>
        <li>use against the instructions, or maintenance that was left undone;</li>
        <li>changes or repairs by anyone other than us;</li>
        <li>
          equipment, cabling, networks or power that we did not supply, and services of others, such
          as an internet connection;
        </li>
        <li>ordinary wear of what is meant to be replaced, such as batteries and fuses.</li>
      </ul>
      <p>
        A security system makes crime harder and helps to notice and prove it. Neither the system
        nor this warranty promises that no crime will take place.
      </p>
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
        <a href={`tel:${phone.dialled}`}>{phone.shown}</a>. It helps us to have
      </p>
      <ol>
        <li>the reference or number of your order or invoice;</li>
        <li>what is defective, and where on the site it is;</li>
        <li>when you noticed it, and what happened just before;</li>
        <li>a photo or a short recording by e-mail, if you can make one safely.</li>
      </ol>
      <p>
        Please leave the equipment as it is until we have seen it. If you are not sure whether
        something is a defect at all, ask <Link to={paths.technicalHelp}>technical help</Link>.
      </p>
    </>
  );
}

function Fences() {
  return (
    <p>
      The certificate of compliance of an electric fence is a matter of its own. It says that the
      fence met the rules when it was inspected; it is not a warranty, and the warranty does not
      replace it. An altered fence needs a new certificate. More on{' '}
      <Link to={technologyPath('security-fencing')}>security fencing</Link>.
    </p>
  );
}

function Law() {
  return (
    <p>
      This warranty comes on top of what South African law gives you. Nothing in it limits or
      excludes your rights as a consumer, including those under the Consumer Protection Act 68 of
      2008 where that Act applies. Where the law gives you more or longer, the law holds.
    </p>
  );
}
