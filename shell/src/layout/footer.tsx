import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { registrations } from '@app/site/registrations';
import { Brand } from '@app/ui/brand';
import { Container } from '@app/ui/layout';
import css from './footer.module.css';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });

export function Footer() {
  const { company, vatRate, year } = useSite();
  const numbers = registrations(company);
  return (
    <footer className={css.footer} data-surface="dark" data-print="hide">
      <Container>
        <div className={css.columns}>
          <div>
            <Link to={paths.home} aria-label={`${company.name}, home`} className={css.brand}>
              <Brand shortName={company.shortName} restOfName={company.restOfName} />
            </Link>
            <p className={css.blurb}>{company.blurb}</p>
          </div>
          <div>
            <h2>Legal</h2>
            <ul>
              <li>
                <Link to={paths.privacy}>Privacy</Link>
              </li>
              <li>
                <Link to={paths.warranty}>Warranty</Link>
              </li>
              <li>
                <Link to={paths.accessibility}>Accessibility</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Contact</h2>
            <ul>
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </li>
              <li>
                <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>
              </li>
              <li>
                <address>
                  {company.postalAddress.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </li>
              {company.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={css.end}>
          <span>
            © {year} {company.name}
          </span>
          {vatRate > 0 && <span>Prices include VAT at {percent.format(vatRate)}</span>}
          {numbers.length > 0 && (
            <p className={css.registrations}>
              {numbers.map(({ label, number }) => (
                <span key={label}>
                  {label}: {number}
                </span>
              ))}
            </p>
          )}
        </div>
      </Container>
    </footer>
  );
}
