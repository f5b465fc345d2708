import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (fault: { error: Error; retry: () => void }) => ReactNode;
  /** Called before a retry, to discard the failed request. */
  onRetry?: () => void;
}

/** Shows a fallback for a part of the page that threw. Each screen has one around it, and so has the application. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback({ error, retry: this.retry }) : this.props.children;
  }
}
