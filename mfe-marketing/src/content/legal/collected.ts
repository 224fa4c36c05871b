/** The forms of the site: what each asks for, and what that is used for. */
export const collected: readonly {
  readonly form: string;
  readonly what: string;
  readonly why: string;
}[] = [
  {
    form: 'Message',
    what: 'Your name, e-mail address and message.',
    why: 'To answer you.',
  },
  {
    form: 'Order',
    what: 'Your name, e-mail address and phone number, what is in the cart, and whether you want an install estimate.',
    why: 'To confirm and carry out the order.',
  },
  {
    form: 'Business report',
    what: 'Your name, e-mail address and phone number, and what you tell us about the business: its areas, what happened, where, when, and who is affected.',
    why: 'To write the report and to discuss it with you.',
  },
  {
    form: 'Home advice',
    what: 'Your name, e-mail address and phone number, the kind of home, its areas and your concerns.',
    why: 'To write the advice and to discuss it with you.',
  },
  {
    form: 'Security plan',
    what: 'Your answers about the place you want to protect.',
    why: 'To work out the plan and its bill of materials.',
  },
  {
    form: 'Technical help',
    what: 'Your name, e-mail address and phone number, the device and its problem.',
    why: 'To help you with the device.',
  },
  {
    form: 'Urgent incident',
    what: 'Your name and phone number, and what happened.',
    why: 'To call you back and to help.',
  },
];
