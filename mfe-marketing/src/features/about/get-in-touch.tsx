import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import css from './get-in-touch.module.css';

export function GetInTouch() {
  const { email, office, phone, postalAddress, website } = useSite().company;
  return (
    <>
      <p>Tell us what you want to protect, and ask for a site visit.</p>
      <dl className={css.ways}>
        <Way term="Address">
          <address>
            {office.street}
            <br />
            {office.locality}, {office.region} {office.postalCode}
          </address>
        </Way>
        <Way term="Post">
          {postalAddress.map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))}
        </Way>
        <Way term="E-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
        <Way term="Website">
          <a href={website}>{new URL(website).host}</a>
        </Way>
        <Way term="Phone">
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
        </Way>
      </dl>
      <div>
        <Link to={paths.contact} {...buttonProps({ variant: 'primary', size: 'lg' })}>
          Write to us
        </Link>
      </div>
    </>
  );
}

const Way = ({ term, children }: { readonly term: string; readonly children: React.ReactNode }) => (
  <div className={css.way}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
