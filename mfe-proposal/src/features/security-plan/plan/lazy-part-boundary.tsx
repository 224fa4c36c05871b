import { Notice } from '@app/ui/notice';
import { Component, type ReactNode } from 'react';

/** Keeps the plan on the page when the code of the drawing cannot be loaded. */
export class LazyPartBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(cause);
  }

  override render() {
    return this.state.failed ? (
      <Notice variant="caution" role="alert">
        <p>
          The drawing could not be loaded. The rest of your plan is here. Please check your
          connection and reload this page: your answers are kept on this device.
        </p>
      </Notice>
    ) : (
      this.props.children
    );
  }
}
