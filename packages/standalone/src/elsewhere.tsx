import type { RemoteRoute } from '@app/federation/remote-module';
import { Link, useLocation } from '@app/kit';
import { Container } from '@app/ui/layout';

/** Shown for a path that another part of the site serves. */
export function Elsewhere({
  name,
  pages,
}: {
  readonly name: string;
  readonly pages: readonly Pick<RemoteRoute, 'path'>[];
}) {
  const { pathname } = useLocation();
  return (
    <Container>
      <h1>
        {pathname} is not a page of {name}
      </h1>
      <p>Another part of the site serves it. The pages of {name}:</p>
      <ul>
        {pages.map(({ path }) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
