import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { registrations } from '@app/site/registrations';
import type { LegalDocument } from '../../features/legal/legal-document.ts';
import { Terms, TermsPurpose } from '../../features/legal/terms.tsx';
import { collected } from './collected.ts';

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  lede: 'What we do with the information that you give us, in the terms of the Protection of Personal Information Act (POPIA).',
  dated: ['Last updated', '2025-03-19'],
  sections: [
    { id: 'responsible', title: 'Who is responsible', Body: Responsible },
    { id: 'collected', title: 'What we collect, and why', Body: Collected },
    { id: 'grounds', title: 'On what grounds', Body: Grounds },
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
        With each of them we record the time, the page that it came from, the version of the consent
        text beside the form, and whether it looks as if a program had filled it in. A field that is
        needed is marked when you leave it out; without it we cannot do what the form is for.
      </p>
      <p>
        The server keeps a technical log of requests: time, page, result, and the internet address
        that the request came from. It serves to find faults and to fend off abuse. Names, e-mail
        addresses and phone numbers do not go into it.
      </p>
      <p>
        Please leave out what a form does not ask for, such as identity numbers, or details about
        the health of others. If you name other people, for instance after an incident, tell us no
        more than we need to help you.
      </p>
    </>
  );
}

function Grounds() {
  return (
    <>
      <p>
        We use what you send for the purpose that stands at the form. You send it voluntarily, and
        by sending it you agree to that use; you may withdraw your consent at any time. Where you
        order something or ask for a quotation, we also need the information to conclude and carry
        out the agreement, and to keep the records that the law requires.
      </p>
      <p>We do not sell personal information, and do not use it for advertising.</p>
    </>
  );
}

function Ai() {
  return (
    <>
      <p>
        The notice on the home page says that this site relies heavily on AI; what that comes down
        to in reports and plans is that rules decide what is recommended, counted and priced, and
        that a language model, where the site has been set up with one, may word it. What you
        describe may then be sent to the provider of the model, who may be outside South Africa.
      </p>
      <p>
        AI can get things wrong. No decision that has legal consequences for you is made by a
        program alone: a report or plan is a suggestion, and a person looks at your site before
        anything is built.
      </p>
    </>
  );
}

function Others() {
  return (
    <>
      <p>We let others handle information only as far as the site needs them:</p>
      <ul>
        <li>the provider that hosts the site and its database;</li>
        <li>the provider that carries our e-mail, when we answer you or confirm an order;</li>
        <li>
          the provider of a language model, where one is set up (see{' '}
          <a href="#ai">reports, plans and AI</a>).
        </li>
      </ul>
      <p>
        They act on our behalf and may not use the information for purposes of their own. Some may
        be outside South Africa; then we rely on laws or agreements that protect it to the standard
        that POPIA asks for.
      </p>
      <MapPictures />
      <p>
        We disclose information to the police, a court or a regulator when the law obliges us to.
      </p>
    </>
  );
}

function MapPictures() {
  const { tileUrl, attribution } = useSite().map;
  return (
    <p>
      The map on the <Link to={paths.about}>About page</Link> is made of pictures that your browser
      fetches from {new URL(tileUrl).host}, a service of a third party (
      <a href={attribution.url}>{attribution.text}</a>). It does so only when you scroll close to
      the map. The service then sees your internet address and that you came from this site; the
      address of our office is on the page without it.
    </p>
  );
}

function Browser() {
  return (
    <p>
      The pages for visitors have no analytics of others. They set no cookies, except while we try a
      new version of a page with some visitors: then one says which version you get, but not who you
      are, for at most a day. A page tells our own server when its code fails and, where we measure
      it, how fast it was, but not who you are or what you typed. Your cart is kept in your
      browser’s own storage until you empty it or clear that storage. Until you close the tab, the
      receipt of your last order is kept there too, and a random number by which we notice that a
      form was sent twice, and a report that is open stays in the history of the tab. What you type
      into a form is kept in that storage until you send or clear it, for at most seven days. The
      cart reaches us only when you send an order.
    </p>
  );
}

function Retention() {
  const { retentionMonths } = useSite();
  return (
    <>
      <p>
        We keep what you sent no longer than the purpose asks for, unless the law requires us to
        keep a record, such as that of a sale.{' '}
        {retentionMonths > 0
          ? `What was sent with a form of this site is deleted from the site’s records ${months(retentionMonths)} after it arrived; a daily run sees to that.`
          : 'No fixed term is set on this site: we delete what is no longer needed, and what you ask us to delete.'}
      </p>
      <p>
        E-mails in our mailbox and backups are separate copies. They are cleared in the course of
        ordinary housekeeping, or earlier if you ask us.
      </p>
    </>
  );
}

const months = (count: number): string => (count === 1 ? 'one month' : `${count} months`);

function Security() {
  return (
    <ul>
      <li>The pages run no scripts of third parties, and browsers are told to refuse them.</li>
      <li>
        The page of an order has an address that cannot be guessed. It shows no name, e-mail address
        or phone number, and is kept out of search engines and of the log. Whoever has the link can
        read it, so keep it to yourself.
      </li>
      <li>
        The PDF of a report has such an address too. The report quotes what you wrote, but has no
        name, e-mail address or phone number of its own.
      </li>
      <li>
        A security plan that you save, and answers that you save to go on later, have such addresses
        too. They show what you answered and no name, e-mail address or phone number. Whoever has
        the link of a plan can also save a new revision of it. The PDF of a plan that you have
        mailed names you.
      </li>
      <li>
        What you send is read by the people who answer it, and by nobody who does not need it.
      </li>
    </ul>
  );
}

function Rights() {
  const { email } = useSite().company;
  return (
    <>
      <p>You may, at no cost for the asking,</p>
      <ul>
        <li>ask whether we hold information about you, and what it is;</li>
        <li>have it corrected or deleted;</li>
        <li>object to its use, or withdraw a consent that you gave;</li>
        <li>object at any time to direct marketing.</li>
      </ul>
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>. The reference that you received with a
        message or order helps us to find it. We may have to make sure that it is you who asks.
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
      When this policy changes, the date at its top changes too. Each form records which version
      stood beside it when you sent it.
    </p>
  );
}
