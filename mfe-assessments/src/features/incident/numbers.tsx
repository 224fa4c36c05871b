import { incidentTexts } from '@app/contracts/incident';
import { useSite } from '@app/kit';
import { PhoneIcon } from '@app/ui/icons/phone';
import { Container } from '@app/ui/layout';
import { Fragment } from 'react';
import css from './numbers.module.css';

/** Heading of the page and the number of the company: the one loud part of the site. */
export function CallUs() {
  const { phone } = useSite().company;
  return (
    <div className={css.head}>
      <Container className={css.columns}>
        <div className={css.text}>
          <h1 tabIndex={-1} data-page-heading="">
            <Unbroken text={incidentTexts.heading} />
          </h1>
          <p>Break-in, robbery or alarm? Call us now, or send the form and we will call you.</p>
        </div>
        <a className={css.call} href={`tel:${phone.dialled}`}>
          <span>Call us, day or night</span>
          <b>
            <PhoneIcon />
            {phone.shown}
          </b>
        </a>
      </Container>
    </div>
  );
}

/** The heading does not break after a hyphen. */
function Unbroken({ text }: { readonly text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className={css.word}>{word}</span>
    </Fragment>
  ));
}

const services = [
  { name: 'Police (SAPS)', number: '10111' },
  { name: 'Ambulance', number: '10177' },
  { name: 'Any emergency, from a cellphone', number: '112' },
];

/** The public emergency numbers of South Africa. */
export function EmergencyNumbers() {
  return (
    <section className={css.danger} aria-labelledby="danger-heading">
      <Container className={css.services}>
        <h2 id="danger-heading">Is anyone hurt or still in danger?</h2>
        <ul>
          {services.map(({ name, number }) => (
            <li key={number}>
              {name} <a href={`tel:${number}`}>{number}</a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
