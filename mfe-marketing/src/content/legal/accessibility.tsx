import { useSite } from '@app/kit';
import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const accessibility: LegalDocument = {
  title: 'Accessibility statement',
  lede: 'Everyone should be able to read this site, fill in its forms and reach us in an emergency.',
  dated: ['Last reviewed', '2026-11-22'],
  sections: [
    { id: 'aim', title: 'What we aim for', Body: Aim },
    { id: 'tested', title: 'How it is tested', Body: Tested },
    { id: 'limits', title: 'Known limits', Body: Limits },
    { id: 'report', title: 'Tell us about a barrier', Body: Report },
  ],
};

function Aim() {
  return (
    <p>
      We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This has not been
      certified by an outside party.
    </p>
  );
}

function Tested() {
  return (
    <>
      <p>We test the site:</p>
      <ul>
        <li>
          with the rules of axe-core in a real browser, on a phone’s and on a computer’s width, also
          with menus, dialogs and error messages open;
        </li>
        <li>with the keyboard alone;</li>
        <li>without JavaScript: pages can be read and the contact form can be sent;</li>
        <li>with a browser set to reduce motion, or to the visitor’s own colours;</li>
        <li>for the contrast of every pair of colours used for text and controls.</li>
      </ul>
      <p>
        Automatic checks find only some barriers. The site has not yet been tested by people who use
        a screen reader or other aids every day.
      </p>
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        Wide tables keep their size on small screens and scroll sideways in their frame, also with
        the keyboard.
      </li>
      <li>
        Technical drawings are pictures. A screen reader gets a description of each, and what
        matters in them is also in the text.
      </li>
      <li>
        The map on the About page comes from another provider and has no text of its own. The
        address is above the map, with a link that opens the place in a map service.
      </li>
      <li>
        The shopping cart needs JavaScript. So does changing, sharing and sending a security plan;
        making and printing one does not.
      </li>
      <li>The site is in English only.</li>
    </ul>
  );
}

function Report() {
  const { email, phone } = useSite().company;
  return (
    <p>
      If something on this site does not work for you, write to{' '}
      <a href={`mailto:${email}`}>{email}</a> or call{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>. Tell us the page, what you tried to do,
      and which browser or aid you use. You can also phone or e-mail us instead of using the site.
    </p>
  );
}
