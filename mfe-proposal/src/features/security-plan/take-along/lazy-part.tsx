import { proposalTexts } from '@app/contracts/proposal';
import { Component, type ReactNode } from 'react';
import { FailureNote } from './failure-note.tsx';

interface Props {
  /** What is said when the code could not be loaded; by default that of a form. */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the page when the code of a part of it cannot be loaded, and says so. */
export class LazyPart extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(cause);
  }

  override render() {
    const { failure = <FormFailure />, children } = this.props;
    return this.state.failed ? failure : children;
  }
}

const FormFailure = () => (
  <FailureNote>
    {proposalTexts.network}. The form could not be loaded. Please check your connection and reload
    this page: your answers are kept on this device.
  </FailureNote>
);
