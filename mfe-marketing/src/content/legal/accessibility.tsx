import { useSite } from '@app/kit';
import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const accessibility: LegalDocument = {
  title: 'Accessibility statement',
  lede: 'Everyone should be able to read this site, fill in its forms and reach us in an emergency.',
  dated: ['Last reviewed', '2026-11-21'],
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
      We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Nobody from
      outside has certified that we reach it.
    </p>
  );
}

function Tested() {
  return (
    <>
      <p>Checks that run on every change of the site:</p>
      <ul>
        <li>
          the rules of axe-core, in a real browser, at widths of 320, 768 and 1,440 pixels, also
          with menus, dialogs and error messages open;
        </li>
        <li>visits with the keyboard alone;</li>
        <li>visits without JavaScript: pages can be read and the contact form can be sent;</li>
        <li>
          visits with a browser that is set to reduce motion, or to colours of the visitor’s own;
        </li>
        <li>the contrast of every pair of colours that text and controls are shown in.</li>
      </ul>
      <p>
        Automatic checks find a part of all barriers. The site has not yet been tested by people who
        use a screen reader or other aids every day.
      </p>
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        Technical drawings and wide tables keep their size on small screens and scroll sideways in
        their frame. They can be scrolled with the keyboard; each drawing has a description in
        words, and what matters in it is also in the text.
      </li>
      <li>
        The pictures of the map on the About page come from another provider and have no text of
        their own. The address stands above the map, and a link opens the place elsewhere.
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
      If something on this site keeps you from what you came for, write to{' '}
      <a href={`mailto:${email}`}>{email}</a> or call{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>. Tell us the page, what you tried to do,
      and what you use to browse. Whatever the site cannot do for you, we will do by phone or
      e-mail.
    </p>
  );
}
