import type { SubmitFailure } from '@app/forms/submit-failure';
import { useToast } from '@app/kit';

/** Tells in a toast why a form was not sent; without a connection the form waits and says so itself. */
export function useFailureToast(): (title: string, failure: SubmitFailure) => void {
  const showToast = useToast();
  return (title, { cause, message }) => {
    if (cause !== 'offline') showToast({ title, text: message, variant: 'destructive' });
  };
}
