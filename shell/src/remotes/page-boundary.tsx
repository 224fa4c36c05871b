import { Component, type ReactNode } from 'react';
import { FailurePanel } from './failure-panel.tsx';
import { reportFault } from './report-fault.ts';

interface Props {
  readonly remote: string;
  readonly version: string;
  readonly children: ReactNode;
}

/** Keeps a page that throws while rendering from taking the frame with it. */
export class PageBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    const { remote, version } = this.props;
    const fault = cause instanceof Error ? cause.name : 'unknown';
    reportFault({ remote, version, fault: `render: ${fault}` });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <FailurePanel busy={false} onRetry={() => this.setState({ broken: false })} />;
  }
}
