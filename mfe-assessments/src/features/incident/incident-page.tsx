import type { PageProps } from '@app/federation/remote-module';
import { Incident } from './incident.tsx';
import { useOfflineCopy } from './use-offline-copy.ts';

export { incidentHead as head } from './incident-head.ts';
export { takeIncidentPost as action } from './take-incident-post.ts';

export function Component(props: PageProps) {
  useOfflineCopy();
  return <Incident {...props} />;
}
