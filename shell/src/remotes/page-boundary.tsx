import { Component, type ReactNode } from 'react';

interface Props {
  /** The page that the children show; when it changes, they are rendered again. */
  readonly page: unknown;
  /** Called with what was thrown. */
  readonly onBroken: (cause: unknown) => void;
  /** Shown in place of children that threw. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly page: unknown;
  readonly broken: boolean;
}

/** Keeps the frame on the screen when a page throws while it renders or in an effect. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, broken: false };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onBroken(cause);
  }

  override render() {
    return this.state.broken ? this.props.panel : this.props.children;
  }
}
