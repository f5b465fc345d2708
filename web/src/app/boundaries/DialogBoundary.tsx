import { t } from '@fairtab/domain/language/t';
import { useEffect, type ReactNode } from 'react';
import { isMissingCode } from '../../lib/codeLoader';
import { offerNewVersion } from '../../network/offline/newVersion';
import { ServerFault, Unreachable } from '../../network/relay/errors';
import { toast } from '../../ui/toasts/toast';
import { ErrorBoundary } from './ErrorBoundary';

interface DialogBoundaryProps {
  children: ReactNode;
  onClose: () => void;
}

/**
 * Wraps a dialog whose code or data may fail to load: shows a toast and closes it. The screen below stays as it is. Any
 * other error is a mistake in our code and goes on to the screen's boundary.
 */
export function DialogBoundary({ children, onClose }: DialogBoundaryProps) {
  const explain = ({ error }: { error: Error }) => {
    const isOffline = error instanceof Unreachable || isMissingCode(error);
    if (!isOffline && !(error instanceof ServerFault)) throw error;
    return <Unavailable fault={isOffline ? null : error} onClose={onClose} />;
  };
  return <ErrorBoundary fallback={explain}>{children}</ErrorBoundary>;
}

function Unavailable({ fault, onClose }: { fault: Error | null; onClose: () => void }) {
  useEffect(() => {
    toast({
      title: fault ? t('That did not work') : t('No connection'),
      message: fault?.message ?? t('This needs a signal. Please try again in a moment.'),
      variant: 'destructive',
    });
    // Another version may be installed, which has other code. Its offer replaces the words above.
    if (!fault) void offerNewVersion();
    onClose();
  }, [fault, onClose]);
  return null;
}
