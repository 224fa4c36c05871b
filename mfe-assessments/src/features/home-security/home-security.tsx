import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady } from '@app/kit';
import { Container, Split } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { HomeAside } from './home-aside.tsx';
import { HomeSecurityForm } from './home-form.tsx';

export function HomeSecurity({ submission }: PageProps) {
  useHelmetReady();
  return (
    <Container>
      <PageHead
        title="Home Security"
        lede="Tell us about your home, the areas to secure and three things that worry you. We e-mail you recommendations for your own home, with what to do first."
      />
      <Split aside={<HomeAside />}>
        <HomeSecurityForm submission={submission} />
      </Split>
    </Container>
  );
}
