import { Link } from '@app/kit';
import { paths } from '@app/site/paths';

/** For browsers without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <p>
        The questions need JavaScript. You can also <Link to={paths.contact}>contact us</Link> and
        answer them in person.
      </p>
    </noscript>
  );
}
