import { t } from '@fairtab/domain/language/t';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useShowMoment } from '../../../lib/useShowMoment';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Text';
import { toast } from '../../../ui/toasts/toast';
import type { SessionList_user$key } from './__generated__/SessionList_user.graphql';
import { DeviceList } from '../DeviceList';
import { SecurityRow } from '../SecurityRow';
import type { MutationOutcome } from '../../../network/relay/mutationOutcome';
import { useEndOtherSessions } from './useEndOtherSessions';
import { useEndSession } from './useEndSession';

const OTHERS = 'others';

/** The devices on which the account is signed in, with buttons to sign them out. */
export function SessionList({ user: key }: { user: SessionList_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_user on User {
        sessions {
          id
          device
          isCurrent
          lastSeenAt
        }
      }
    `,
    key,
  );
  const showMoment = useShowMoment();
  const [ending, setEnding] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const endSession = useEndSession();
  const endOtherSessions = useEndOtherSessions();
  const end = async (which: string, act: () => Promise<MutationOutcome<unknown>>): Promise<void> => {
    setEnding(which);
    const outcome = await act();
    setEnding(null);
    if (outcome.kind !== 'done') {
      toast({ title: t('The device is still signed in'), message: outcome.message, variant: 'destructive' });
      return;
    }
    toast({ title: which === OTHERS ? t('All other devices signed out') : t('Device signed out') });
    // The tapped button is gone, so the focus moves.
    list.current?.focus();
  };
  return (
    <div>
      <SecurityRow
        title={t('Where you are signed in')}
        actions={
          sessions.length > 1 && (
            <Button
              variant="secondary"
              loading={ending === OTHERS}
              disabled={ending !== null}
              onClick={() => void end(OTHERS, endOtherSessions)}
            >
              {t('Sign out all others')}
            </Button>
          )
        }
      >
        {t('{count, plural, one {Only here.} other {On # devices.}}', { count: sessions.length })}
      </SecurityRow>
      <DeviceList ref={list} tabIndex={-1} aria-label={t('Devices')}>
        {sessions.map(({ id, device, isCurrent, lastSeenAt }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              <Note>{isCurrent ? t('In use now') : t('Last used {date}', { date: showMoment(lastSeenAt) })}</Note>
            </div>
            {isCurrent ? (
              <Badge $tone="accent">{t('This device')}</Badge>
            ) : (
              <Button
                variant="quiet"
                loading={ending === id}
                disabled={ending !== null}
                aria-label={t('Sign out {device}, last used {date}', { device, date: showMoment(lastSeenAt) })}
                onClick={() => void end(id, () => endSession({ sessionId: id }))}
              >
                {t('Sign out')}
              </Button>
            )}
          </li>
        ))}
      </DeviceList>
    </div>
  );
}
