import { proposalTexts } from '@app/contracts/proposal';
import { Component, type ReactNode } from 'react';
import { FailureNote } from './failure-note.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Says when the code of a form could not be loaded. Retry loads it again. */
export class LazyPart extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(cause);
  }

  override render() {
    return this.state.failed ? (
      <FailureNote>
        {proposalTexts.network}. The form could not be loaded. Please check your connection and
        reload this page: your answers are kept on this device.
      </FailureNote>
    ) : (
      this.props.children
    );
  }
}
