import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { showMoment } from '../../lib/dates';
import type { MutationOutcome } from '../../network/relay/mutationOutcome';
import { useMutate } from '../../network/relay/useMutate';
import { Button } from '../../ui/Button';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { toast } from '../../ui/toasts/toast';
import { color, radius, space, type } from '../../ui/tokens';
import type { ReminderHold, ReminderPlan_claim$key, ReminderStop } from './__generated__/ReminderPlan_claim.graphql';
import type { remindDinerMutation } from './__generated__/remindDinerMutation.graphql';
import type { stopRemindingMutation } from './__generated__/stopRemindingMutation.graphql';
import { remindDiner } from './remindDiner';
import { stopReminding } from './stopReminding';
import { Refusal } from '../../ui/Refusal';

/** The schedule, the words, and the two things that the host can do. */
export function ReminderPlan({ claim: key, name }: { claim: ReminderPlan_claim$key; name: string }) {
  const { id, reminder } = useFragment(
    graphql`
      fragment ReminderPlan_claim on Claim {
        id
        reminder {
          nextAt
          stopped
          sentAt
          byHandAt
          canRemindNow
          wording
          isFirstMessage
          held
        }
      }
    `,
    key,
  );
  const mutate = useMutate();
  const [busy, setBusy] = useState<'remind' | 'stop' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!reminder) return <Note>{t('Only the host can remind people.')}</Note>;
  const { nextAt, stopped, sentAt, byHandAt, canRemindNow, wording, isFirstMessage, held } = reminder;
  const isForgotten = stopped === 'FORGOTTEN';

  const perform = async (move: {
    kind: 'remind' | 'stop';
    send: () => Promise<MutationOutcome<unknown>>;
    done: string;
  }): Promise<void> => {
    setProblem(null);
    setBusy(move.kind);
    const outcome = await move.send();
    setBusy(null);
    if (outcome.kind === 'done') toast({ title: move.done });
    else setProblem(outcome.message);
  };
  const remind = () =>
    perform({
      kind: 'remind',
      send: () => mutate<remindDinerMutation>({ mutation: remindDiner, variables: { input: { claimId: id } } }),
      done: t('{name} is being reminded', { name }),
    });
  const stop = (isStopped: boolean) =>
    perform({
      kind: 'stop',
      send: () =>
        mutate<stopRemindingMutation>({
          mutation: stopReminding,
          variables: { input: { claimId: id, isStopped } },
        }),
      done: isStopped ? t('No more reminders for {name}', { name }) : t('{name} is reminded again', { name }),
    });

  return (
    <Stack $gap="l">
      <Stack $gap="s">
        <LeaderList>
          {sentAt.map((at) => (
            <LeaderRow key={at}>
              <dt>{t('Reminded')}</dt>
              <dd>{showMoment(at)}</dd>
            </LeaderRow>
          ))}
          <LeaderRow $strong>
            <dt>{t('Next reminder')}</dt>
            <dd>{nextAt ? showMoment(nextAt) : t('None')}</dd>
          </LeaderRow>
        </LeaderList>
        <Note>
          {stopped
            ? reasonOf(stopped, name)
            : t('Fairtab reminds people a day, three days and seven days after they claimed, and never at night.')}
        </Note>
      </Stack>
      <Stack $gap="s" as="section" aria-label={t('What it says')}>
        <Note>{t('What it says')}</Note>
        <Words>{wording}</Words>
        {isFirstMessage && (
          <Note>
            {t(
              'Nobody has opened a message at this address yet, so this one has no names, no dishes and no way to pay. Once {name} opens it, the whole message follows.',
              {
                name,
              },
            )}
          </Note>
        )}
      </Stack>
      <Refusal title={t('That did not work')}>{problem}</Refusal>
      <Stack $gap="s">
        <Button
          block
          loading={busy === 'remind'}
          disabled={!canRemindNow || busy !== null}
          onClick={() => void remind()}
        >
          {t('Remind now')}
        </Button>
        {held && byHandAt && (
          <Note role="status">
            {t('{reason} The next one can go out from {moment}. Until then you can show {name} the link.', {
              reason: heldBecause(held),
              moment: showMoment(byHandAt),
              name,
            })}
          </Note>
        )}
        {byHandAt && !canRemindNow && !held && (
          <Note>
            {t('You can remind {name} again from {moment}: once in 12 hours, and not at night.', {
              name,
              moment: showMoment(byHandAt),
            })}
          </Note>
        )}
        {stopped !== 'NOTHING_OWED' && (
          <Button
            block
            variant="secondary"
            loading={busy === 'stop'}
            disabled={busy !== null}
            onClick={() => void stop(!isForgotten)}
          >
            {isForgotten ? t('Remind {name} again', { name }) : t('Stop reminders')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function reasonOf(stopped: ReminderStop, name: string): string {
  switch (stopped) {
    case 'NOTHING_OWED':
      return t('Nothing is left to pay.');
    case 'FORGOTTEN':
      return t('You said that this can be forgotten.');
    case 'UNSUBSCRIBED':
      return t('{name} wants no more reminders.', { name });
    case 'UNREACHABLE':
      return t('{name} left no address, or wants no reminders. You can show them the link instead.', { name });
    case 'PHONE_ONLY':
      return t(
        '{name} left only a phone number. Fairtab texts only numbers that were confirmed with a code, in an account. You can show them the link instead.',
        { name },
      );
    case 'ALL_SENT':
      return t('All three were sent. You can still send one yourself.');
    default:
      return '';
  }
}

function heldBecause(held: ReminderHold): string {
  switch (held) {
    case 'HOST':
      return t('You reached what Fairtab sends in a day to addresses where nobody has opened a message yet.');
    case 'NETWORK':
      return t('Too many messages to new addresses came from one network today.');
    case 'INSTALLATION':
      return t('Fairtab sends no more messages to new addresses today.');
    default:
      return t('Until somebody opens a message at this address, it gets one a day and three a week.');
  }
}

/** The letter as it is: its lines, and links that are too long for a phone. */
const Words = styled.p`
  ${type.small}
  margin: 0;
  padding: ${space.m};
  border: 1px solid ${color.rule};
  border-radius: ${radius.m};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
