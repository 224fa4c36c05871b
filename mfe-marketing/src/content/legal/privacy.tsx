import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { registrations } from '@app/site/registrations';
import type { LegalDocument } from '../../features/legal/legal-document.ts';
import { Terms, TermsPurpose } from '../../features/legal/terms.tsx';
import { collected } from './collected.ts';

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  lede: 'What we do with the information you give us, as the Protection of Personal Information Act (POPIA) requires.',
  dated: ['Last updated', '2025-03-19'],
  sections: [
    { id: 'responsible', title: 'Who is responsible', Body: Responsible },
    { id: 'collected', title: 'What we collect, and why', Body: Collected },
    { id: 'grounds', title: 'Why we may use it', Body: Grounds },
    { id: 'ai', title: 'Reports, plans and AI', Body: Ai },
    { id: 'others', title: 'Who else is involved', Body: Others },
    { id: 'browser', title: 'In your browser', Body: Browser },
    { id: 'retention', title: 'How long we keep it', Body: Retention },
    { id: 'security', title: 'How we protect it', Body: Security },
    { id: 'rights', title: 'Your rights', Body: Rights },
    { id: 'changes', title: 'Changes', Body: Changes },
  ],
};

function Responsible() {
  const { company } = useSite();
  const { name, office, email, phone } = company;
  return (
    <>
      <Terms
        entries={[
          ['Responsible party', name],
          ...registrations(company).map(({ label, number }) => [label, number] as const),
          [
            'Address',
            `${office.street}, ${office.locality}, ${office.region} ${office.postalCode}`,
          ],
          ['Phone', <a href={`tel:${phone.dialled}`}>{phone.shown}</a>],
          ['Information officer', <a href={`mailto:${email}`}>{email}</a>],
        ]}
      />
      <p>
        Write to the information officer about anything on this page. “We” is the responsible party;
        “the site” is this website.
      </p>
    </>
  );
}

function Collected() {
  return (
    <>
      <p>
        You can read the whole site without telling us who you are. When you send a form, we receive
        what you type into it:
      </p>
      <Terms
        entries={collected.map(({ form, what, why }) => [
          form,
          <>
            {what} <TermsPurpose>{why}</TermsPurpose>
          </>,
        ])}
      />
      <p>
        With each form we record the time, the page it came from and the version of the consent text
        beside it. We also record whether a program seems to have filled it in. If you leave out a
        required field, the form marks it; without it we cannot help you.
      </p>
      <p>
        The server keeps a technical log of requests: the time, the page, the result, and the
        internet address the request came from. We use it to find faults and stop abuse. It has no
        names, e-mail addresses or phone numbers.
      </p>
      <p>
        Please don’t send what a form does not ask for, such as identity numbers or details about
        someone’s health. If you name other people, for example after an incident, tell us only what
        we need to help you.
      </p>
    </>
  );
}

function Grounds() {
  return (
    <>
      <p>
        We use what you send for the purpose stated beside the form. You send it voluntarily, and by
        sending it you agree to that use. You may withdraw your consent at any time. If you order
        something or ask for a quotation, we also need the information to make and carry out the
        agreement. We keep the records of it that the law requires.
      </p>
      <p>We do not sell personal information, and do not use it for advertising.</p>
    </>
  );
}

function Ai() {
  return (
    <>
      <p>
        The notice on the home page says that this site relies heavily on AI. In reports and plans,
        rules decide what is recommended, counted and priced. If the site is set up with a language
        model, the model may read what you describe and may reword some sentences. What you describe
        may then be sent to the provider of the model, who may be outside South Africa.
      </p>
      <p>
        AI can get things wrong. A report or plan is a suggestion. No program alone makes a decision
        that has legal consequences for you.
      </p>
    </>
  );
}

function Others() {
  return (
    <>
      <p>These others handle information for the site, and only as much as they need:</p>
      <ul>
        <li>the provider that hosts the site and its database;</li>
        <li>the provider that carries our e-mail, when we answer you or confirm an order;</li>
        <li>
          the provider of a language model, where one is set up (see{' '}
          <a href="#ai">reports, plans and AI</a>).
        </li>
      </ul>
      <p>
        They act on our behalf and may not use the information for their own purposes. Some may be
        outside South Africa. In that case we rely on laws or agreements that protect it as well as
        POPIA does.
      </p>
      <MapPictures />
      <p>We give information to the police, a court or a regulator when the law requires it.</p>
    </>
  );
}

function MapPictures() {
  const { tileUrl, attribution } = useSite().map;
  return (
    <p>
      The map on the <Link to={paths.about}>About page</Link> is made of pictures that your browser
      loads from {new URL(tileUrl).host}, a third party (
      <a href={attribution.url}>{attribution.text}</a>), and only when you scroll near the map. That
      service then sees your internet address and that you came from this site. Our office address
      is on the page without the map.
    </p>
  );
}

function Browser() {
  return (
    <>
      <p>
        The pages use no third-party analytics. They set no cookies, except while we try a new
        version of a page with some visitors. That cookie says which version you get, not who you
        are, and lasts at most a day.
      </p>
      <p>Your browser’s own storage keeps:</p>
      <ul>
        <li>
          your cart, until you empty it or clear that storage; after 30 days without a change, the
          cart starts empty;
        </li>
        <li>what you type into a form, until you send or clear it, for at most seven days;</li>
        <li>
          the drawing of your site and the picture under it, for seven days after you last used
          them. The picture reaches us only when you save or send the plan, without the place and
          date that a camera stored in it;
        </li>
        <li>
          the reference, date and link of each order that you place, for 30 days or until you remove
          it under the cart;
        </li>
        <li>that you paused the moving background of the home page, until you press play;</li>
        <li>
          until you close the tab: prices that changed in your cart, until you accept them, a random
          number that tells us if a form was sent twice, and an open report.
        </li>
      </ul>
      <p>
        A page tells our own server when its code fails and, where we measure it, how fast it was,
        but not who you are or what you typed. The price list page asks our server for the prices of
        the products in your cart, without saying who you are. The cart reaches us with your details
        only when you send an order.
      </p>
    </>
  );
}

function Retention() {
  const { retentionMonths } = useSite();
  return (
    <>
      <p>
        We keep what you sent only as long as we need it, unless the law requires us to keep a
        record, such as that of a sale.{' '}
        {retentionMonths > 0
          ? `What was sent with a form of this site is deleted from the site’s records ${months(retentionMonths)} after it arrived. The site does this every day.`
          : 'This site has no fixed term: we delete what we no longer need, and what you ask us to delete.'}
      </p>
      <p>E-mails in our mailbox and backups are separate copies. Ask us to delete yours.</p>
    </>
  );
}

const months = (count: number): string => (count === 1 ? 'one month' : `${count} months`);

function Security() {
  return (
    <ul>
      <li>The pages run no third-party scripts, and tell your browser to refuse them.</li>
      <li>
        Your order has a page with an address that cannot be guessed. It shows no name, e-mail
        address or phone number, and is kept out of search engines and our log. Anyone with the link
        can read it, so keep it to yourself.
      </li>
      <li>
        The PDF of a report has such an address too. The report quotes what you wrote, but adds no
        name, e-mail address or phone number.
      </li>
      <li>
        So do a security plan that you save and answers that you save for later. They show your
        answers and the picture that you drew over, but no name, e-mail address or phone number.
        Anyone with the link to a plan can also save a new revision of it. The PDF of a plan that
        you have e-mailed names you.
      </li>
      <li>Only the people who need it to answer you read what you send.</li>
    </ul>
  );
}

function Rights() {
  const { email } = useSite().company;
  return (
    <>
      <p>At no charge, you may:</p>
      <ul>
        <li>ask whether we hold information about you, and what it is;</li>
        <li>have it corrected or deleted;</li>
        <li>object to its use, or withdraw your consent;</li>
        <li>object at any time to direct marketing.</li>
      </ul>
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>. Give the reference of your message or
        order if you have it. We may need to check that the request is from you.
      </p>
      <p>
        You may also complain to the Information Regulator (South Africa):{' '}
        <a href="https://inforegulator.org.za">inforegulator.org.za</a>.
      </p>
    </>
  );
}

function Changes() {
  return (
    <p>
      When this policy changes, the date at the top changes too. Each form records which version of
      the consent text was beside it when you sent it.
    </p>
  );
}
