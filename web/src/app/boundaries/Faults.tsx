import { t } from '@fairtab/domain/language/t';
import { useEffect } from 'react';
import { isMissingCode } from '../../lib/codeLoader';
import { reloadIfOutdated } from '../../network/offline/newVersion';
import { onReconnect } from '../../network/relay/connection';
import { Unreachable } from '../../network/relay/errors';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/layout/Page';

/** Shown instead of a screen that could not be loaded or that threw. It retries as soon as there is a connection. */
export function ScreenFault({ error, retry }: { error: Error; retry: () => void }) {
  const isCodeMissing = isMissingCode(error);
  const offline = error instanceof Unreachable || isCodeMissing;
  useEffect(() => {
    if (isCodeMissing) void reloadIfOutdated();
  }, [isCodeMissing]);
  useEffect(() => {
    if (!offline) return undefined;
    const stop = onReconnect(retry);
    addEventListener('online', retry);
    return () => {
      stop();
      removeEventListener('online', retry);
    };
  }, [offline, retry]);
  return (
    <Page title={offline ? t('No connection') : t('Something went wrong')}>
      <div role="alert">
        <EmptyState
          page
          title={offline ? t('No connection') : t('Something went wrong')}
          action={<Button onClick={isCodeMissing ? () => location.reload() : retry}>{t('Try again')}</Button>}
        >
          {offline
            ? t('Your table is safe with us. This page comes back as soon as you have a signal.')
            : t('Nothing you did is lost. Please try again in a moment.')}
        </EmptyState>
      </div>
    </Page>
  );
}

/** Shown when something outside the screens threw, where only a reload helps. */
export function AppFault() {
  return (
    <main role="alert">
      <EmptyState
        page
        title={t('Something went wrong')}
        action={<Button onClick={() => location.reload()}>{t('Reload the page')}</Button>}
      >
        {t('Nothing you did is lost.')}
      </EmptyState>
    </main>
  );
}
