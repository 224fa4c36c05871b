import { useSite } from '@app/kit';

/** For what the contact form cannot take, such as a picture. */
export function CompanyEmail() {
  const { email } = useSite().company;
  return <a href={`mailto:${email}`}>{email}</a>;
}
