import { Spinner } from '@app/ui/spinner';

export const States = () => <Spinner label="Generating..." />;
