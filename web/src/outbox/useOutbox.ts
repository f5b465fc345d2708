import { t } from '@fairtab/domain/language/t';
import { useCallback, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { codeLoader } from '../lib/codeLoader';
import { useHydrated } from '../lib/useHydrated';
import { useLatest } from '../lib/useLatest';
import { useThrowInRender } from '../lib/useThrowInRender';
import { UNREACHABLE, type MutationOutcome } from '../relay/mutationOutcome';
import { isTapWaiting } from '../routing/earlyTaps';
import { announce } from '../ui/LiveRegion';
import { inOneTab } from './inOneTab';
import { isAnswer } from './isAnswer';
import { sendWaiting } from './sendWaiting';
import { dropWrite, isKept, keepWrite, letWait, waitingWrites, type KeptWrite, type Move, type Write } from './writes';

/** What the mutations of a receipt have in common. */
interface ReceiptMutation extends MutationParameters {
  readonly rawResponse: Record<string, unknown>;
  readonly response: Readonly<Record<string, { readonly payload: object | null | undefined }>>;
}

/** waiting: nobody answers now. The write stays on this device and is sent again. */
export type SendOutcome = MutationOutcome<object> | { readonly kind: 'waiting' };

interface SendOptions {
  /** Computes what the screen shows until the answer comes; null to show nothing. */
  readonly expected?: () => Promise<object | null> | object;
  /** The caller itself shows what came of the first try. */
  readonly isOutcomeShown?: boolean;
}

/** What sends a mutation is not needed for the first view. */
const loadMutate = codeLoader(() => import('../relay/mutate'));

if (isTapWaiting()) void loadMutate();

/** How long the server remembers a key, in ms. A later retry could act twice. */
const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

const TOO_OLD: MutationOutcome<object> = {
  kind: 'refused',
  reason: null,
  message: t('It waited for a day and was not sent. Please do it again.'),
  fields: {},
};

export type Send = (write: Write, options?: SendOptions) => Promise<SendOutcome>;

/**
 * The one way in which a receipt's screen writes. A write is kept on this device before it is sent. It leaves the device only
 * when it was done or refused, and waits while nobody answers.
 */
export function useOutbox(details: {
  linkId: string;
  /** Loads the document of a mutation; null when it did not arrive. */
  loadDocument: (move: Move) => Promise<GraphQLTaggedNode | null>;
  onOutcome: (write: Write, outcome: MutationOutcome<object>) => void;
}): Send {
  const { linkId } = details;
  const environment = useRelayEnvironment();
  const throwInRender = useThrowInRender();
  const latest = useLatest(details);

  const deliver = useCallback(
    async (write: Write, { expected, isOutcomeShown }: SendOptions = {}): Promise<MutationOutcome<object> | null> => {
      const { key, move, input } = write;
      const attempt = async (): Promise<MutationOutcome<object> | null> => {
        const [mutation, relay] = await Promise.all([latest().loadDocument(move), loadMutate()]);
        if (!mutation || !relay) return UNREACHABLE;
        const optimisticResponse = await expected?.();
        // Last, because it may have been taken back while its code was loading.
        if (!isKept(linkId, key)) return null;
        const outcome = await relay.mutate<ReceiptMutation>(environment, {
          mutation,
          variables: { input: { ...input, idempotencyKey: key } },
          ...(optimisticResponse ? { optimisticResponse: { ...optimisticResponse } } : {}),
        });
        if (isAnswer(outcome)) dropWrite(linkId, key);
        return outcome;
      };
      try {
        const outcome = await inOneTab(key, attempt);
        if (outcome && isAnswer(outcome) && !isOutcomeShown) latest().onOutcome(write, outcome);
        return outcome;
      } catch (error) {
        // This page cannot process the answer. If the write stayed, it would break the page at every visit.
        dropWrite(linkId, key);
        throwInRender(error);
        return new Promise(() => undefined);
      }
    },
    [environment, linkId, latest, throwInRender],
  );

  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) void loadMutate();
  }, [isHydrated]);
  useEffect(() => {
    const deliverInTime = async (write: KeptWrite): Promise<MutationOutcome<object> | null> => {
      if (Date.now() - write.madeAt < KEY_KEPT_MS) return deliver(write);
      dropWrite(linkId, write.key);
      latest().onOutcome(write, TOO_OLD);
      return TOO_OLD;
    };
    return sendWaiting({ linkId, deliver: deliverInTime });
  }, [linkId, deliver, latest]);

  return useCallback(
    async (write, options) => {
      // Behind what waits already, so that everything is sent in its order.
      const isTried = navigator.onLine && waitingWrites(linkId).length === 0;
      keepWrite(linkId, write, { isTried });
      const outcome = isTried ? await deliver(write, options) : null;
      if (outcome && isAnswer(outcome)) return outcome;
      letWait(write.key);
      announce(
        navigator.onLine
          ? t('Nobody answers just now. “{words}” is sent as soon as Fairtab answers.', { words: write.words })
          : t('You are offline. “{words}” is sent when you are back online.', { words: write.words }),
      );
      return { kind: 'waiting' };
    },
    [linkId, deliver],
  );
}
