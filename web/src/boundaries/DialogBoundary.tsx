import { useEffect, type ReactNode } from 'react';
import { toast } from '../ui/toast';
import { ErrorBoundary } from './ErrorBoundary';

interface DialogBoundaryProps {
  children: ReactNode;
  onClose: () => void;
}

/** Wraps a dialog whose code or data may fail to load: shows a toast and closes it. The screen below stays as it is. */
export function DialogBoundary({ children, onClose }: DialogBoundaryProps) {
  return <ErrorBoundary fallback={() => <Unavailable onClose={onClose} />}>{children}</ErrorBoundary>;
}

function Unavailable({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({
      title: 'No connection',
      message: 'This needs a signal. Please try again in a moment.',
      variant: 'destructive',
    });
    onClose();
  }, [onClose]);
  return null;
}
