import { proposalTexts } from '@app/contracts/proposal';
import { Component, type ReactNode } from 'react';
import { FailureNote } from './failure-note.tsx';

interface Props {
  readonly children: ReactNode;
  /** What is shown in its place; absent: that it could not be loaded. */
  readonly failure?: ReactNode;
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
    const { children, failure = <PartFailure /> } = this.props;
    return this.state.failed ? failure : children;
  }
}

const PartFailure = () => (
  <FailureNote>
    {proposalTexts.network}. This part of the page could not be loaded. Please check your connection
    and reload this page: your answers are kept on this device.
  </FailureNote>
);
