import { useSite } from '@app/kit';

/** For what the contact form does not accept, such as a picture. */
export function CompanyEmail() {
  const { email } = useSite().company;
  return <a href={`mailto:${email}`}>{email}</a>;
}
