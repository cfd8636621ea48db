import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Shows nothing where its content throws, and says so: a foreign script must not end the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
