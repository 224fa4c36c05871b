import { emailAddress, line, phoneNumber } from './text.ts';

/** Who asks for a report, as the business, risk and home forms ask for it. */
export const reportReader = {
  name: line(2, 'Please provide your name'),
  email: emailAddress('Please provide a valid email address'),
  phone: phoneNumber('Please provide a valid phone number'),
};
