import type { RemoteRoute } from '@app/federation/remote-module';
import { Link, useLocation } from '@app/kit';
import { Container } from '@app/ui/layout';
import { type RouteObject, redirectDocument } from 'react-router-dom';

type Pages = readonly Pick<RemoteRoute, 'path'>[];

/** The route of every path that another part of the site serves. In front of a site it is loaded. */
export const elsewhereRoute = (name: string, pages: Pages, inFrontOfSite: boolean): RouteObject =>
  inFrontOfSite
    ? { path: '*', loader: ({ request }) => redirectDocument(request.url) }
    : { path: '*', element: <Elsewhere name={name} pages={pages} /> };

function Elsewhere({ name, pages }: { readonly name: string; readonly pages: Pages }) {
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
