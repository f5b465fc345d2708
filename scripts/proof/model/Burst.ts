import type fc from 'fast-check';
import { insist } from '@fairtab/domain/testing/checks';
import { actOf, type Draft } from './Draft';
import { judge, type Sent } from './judge';
import type { Life } from './Life';
import type { Tally } from './Tally';

interface Request extends Pick<Sent, 'act' | 'first'> {
  readonly process: number;
}

/** The trail does not tell whose login made which version, so only one guest signs in at a time. */
function oneLogin(requests: readonly Request[]): Request[] {
  const login = requests.find(({ act }) => act.do === 'signIn');
  return requests.filter(({ act }) => act.do !== 'signIn' || act.guestId === login?.act.guestId);
}

/** Requests that are under way at the same time, to two processes. A burst of one is a request that nobody disturbs. */
export class Burst implements fc.AsyncCommand<Life, Tally> {
  readonly #drafts: readonly Draft[];

  constructor(drafts: readonly Draft[]) {
    this.#drafts = drafts;
  }

  check(): boolean {
    return true;
  }

  async run(life: Life, tally: Tally): Promise<void> {
    const requests = oneLogin(this.#drafts.flatMap((draft) => this.#requestsOf(draft, life)));
    if (requests.length === 0) return;
    const sent = await Promise.all(
      requests.map(async ({ act, process, first }): Promise<Sent> => {
        const outcome = await life.rig.perform(process, { act, ...life.time });
        return { act, outcome, first };
      }),
    );
    const judgement = await judge(life, sent);
    for (const { what, act } of judgement) tally.add(act.do, what);
    if (requests.length > 1) tally.add('burst', 'done');
  }

  #requestsOf(draft: Draft, life: Life): Request[] {
    const { do: kind, process } = draft;
    if (kind === 'retry') {
      const first = life.history[draft.what % Math.max(1, life.history.length)];
      if (!first) return [];
      const act = { ...first.act, guestId: life.guestNow(first.act.guestId) };
      return [{ act, process, first }];
    }
    const act = actOf({ ...draft, do: kind }, life.model, life);
    if (!act) return [];
    insist(act.receiptId === life.receiptId, 'an act on another receipt');
    const once = { act, process, first: null };
    return draft.twice ? [once, { ...once, process: process + 1 }] : [once];
  }

  toString(): string {
    return `Burst(${this.#drafts.map((draft) => JSON.stringify(draft)).join(', ')})`;
  }
}
