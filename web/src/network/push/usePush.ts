import { t } from '@fairtab/domain/language/t';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../relay/mutate';
import type { pushMutationsSubscribeMutation } from './__generated__/pushMutationsSubscribeMutation.graphql';
import type { pushMutationsUnsubscribeMutation } from './__generated__/pushMutationsUnsubscribeMutation.graphql';
import type { usePushQuery } from './__generated__/usePushQuery.graphql';
import { askForPermission, currentSubscription, subscribe } from './pushBrowser';
import { pushPermission } from './pushPermission';
import { subscribeToPush, unsubscribeFromPush } from './pushMutations';

/** looking: not known yet. unavailable: this installation sends no push messages. */
export type PushState = 'looking' | 'unsupported' | 'denied' | 'unavailable' | 'off' | 'on';

const NO_SERVICE = t('Your browser did not reach its push service. Please try again later.');

/** Whether this browser shows messages, and how to turn that on and off. */
export function usePush() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<PushState>('looking');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void look(environment).then((found) => {
      if (!isGone) setState(found);
    });
    return () => {
      isGone = true;
    };
  }, [environment]);

  const perform = async (act: () => Promise<Result>): Promise<PushState> => {
    setBusy(true);
    setProblem(null);
    const result = await act();
    setBusy(false);
    setState(result.state);
    setProblem(result.problem ?? null);
    return result.state;
  };
  return {
    state,
    isBusy,
    problem,
    turnOn: () => perform(() => turnOn(environment)),
    turnOff: () => perform(() => turnOff(environment)),
  };
}

interface Result {
  readonly state: PushState;
  readonly problem?: string;
}

/** A session that ended took its subscription along, so a browser that is subscribed says so again. */
async function look(environment: Environment): Promise<PushState> {
  const permission = pushPermission();
  if (permission === 'unsupported' || permission === 'denied') return permission;
  const subscription = await currentSubscription().catch(() => null);
  if (!subscription) return 'off';
  return (await register(environment, subscription)) === null ? 'on' : 'off';
}

async function turnOn(environment: Environment): Promise<Result> {
  const permission = await askForPermission();
  if (permission !== 'granted') return { state: permission === 'undecided' ? 'off' : permission };
  const pushKey = await readPushKey(environment).catch(() => undefined);
  if (pushKey === null) return { state: 'unavailable' };
  if (pushKey === undefined) return { state: 'off', problem: t('No connection. Please try again in a moment.') };
  const subscription = await subscribe(pushKey).catch(() => null);
  if (!subscription) return { state: 'off', problem: NO_SERVICE };
  const problem = await register(environment, subscription);
  if (problem === null) return { state: 'on' };
  await subscription.unsubscribe().catch(() => false);
  return { state: 'off', problem };
}

async function turnOff(environment: Environment): Promise<Result> {
  const subscription = await currentSubscription().catch(() => null);
  if (!subscription) return { state: 'off' };
  const { endpoint } = subscription;
  // First here: from then on nothing is shown, and the server forgets the address as soon as it uses it.
  await subscription.unsubscribe().catch(() => false);
  await mutate<pushMutationsUnsubscribeMutation>(environment, {
    mutation: unsubscribeFromPush,
    variables: { input: { endpoint } },
  });
  return { state: 'off' };
}

/** @returns why the server does not send to this browser; null when it does. */
async function register(environment: Environment, subscription: PushSubscription): Promise<string | null> {
  const { endpoint, keys } = subscription.toJSON();
  const input = { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  const outcome = await mutate<pushMutationsSubscribeMutation>(environment, {
    mutation: subscribeToPush,
    variables: { input },
  });
  return outcome.kind === 'done' ? null : outcome.message;
}

async function readPushKey(environment: Environment): Promise<string | null | undefined> {
  const answer = await fetchQuery<usePushQuery>(
    environment,
    graphql`
      query usePushQuery {
        messageChannels {
          pushKey
        }
      }
    `,
    {},
  ).toPromise();
  return answer ? (answer.messageChannels.pushKey ?? null) : undefined;
}
