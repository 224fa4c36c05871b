import { aProduct } from '@app/cart/testing/builders';
import {
  Link,
  useHelmetReady,
  useLocation,
  useNavigate,
  useSearchParams,
  useShoppingCart,
  useSite,
  useToast,
} from '@app/kit';
import { Button } from '@app/ui/button';
import { Container } from '@app/ui/layout';
import { useId, useState, version } from 'react';

export const head = () => ({ title: 'Sample', description: 'A sample', keywords: [] });

export const load = async () => ({ greeting: 'Good day' });

interface Props {
  readonly resource: { readonly data?: { readonly greeting: string } };
}

/** Uses what kit gives to pages, and says which React renders it. */
export function Component({ resource }: Props) {
  useHelmetReady();
  const { company } = useSite();
  const cart = useShoppingCart();
  const showToast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const [count, setCount] = useState(0);
  const id = useId();
  if (count > 0 && query.has('fault')) throw new Error('The sample is broken');
  return (
    <Container as="section">
      <h1 tabIndex={-1} data-page-heading>
        Sample of {company.name}
      </h1>
      <p>{`${resource.data?.greeting} from React ${version} at ${search}`}</p>
      <label htmlFor={id}>Name</label>
      <input id={id} />
      <Button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</Button>
      <Button onClick={() => cart.add(aProduct({ sku: 'SAMPLE-1' }))}>
        {`In the cart: ${cart.itemCount}`}
      </Button>
      <Button onClick={() => showToast({ title: 'A toast of the sample' })}>Say it</Button>
      <Button onClick={() => navigate('/sample?from=button')}>Again</Button>
      <div style={{ height: search.includes('button') ? 0 : '300vh' }} />
      <Link to="/contact">To contact</Link>
    </Container>
  );
}
