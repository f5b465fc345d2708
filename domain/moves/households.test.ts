import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import type { Household, Member } from '../households';
import { payersWith, withGuestMoved, withoutGuest } from '../households';
import type { Person, ReceiptState } from '../receipts';
import { receiptOf } from '../testing/bills';
import { askHousehold } from './askHousehold';
import type { Decided } from './Decision';
import { joinHousehold } from './joinHousehold';
import { leaveHousehold } from './leaveHousehold';

const ana = { guestId: 'ana', name: 'Ana' };
const ben = { guestId: 'ben', name: 'Ben' };
const cleo = { guestId: 'cleo', name: 'Cleo' };
const dan = { guestId: 'dan', name: 'Dan' };
const alone = receiptOf({});
const host = { guestId: alone.hostGuestId, name: alone.hostName };

function done(decided: Decided): ReceiptState {
  if ('refusal' in decided) throw new Error(`It was refused: ${JSON.stringify(decided.refusal)}`);
  return decided.next;
}
const ask = (state: ReceiptState, asker: Person, asked: Person, isRemembered = false): Decided =>
  askHousehold({ state, asker, asked, isRemembered, newId: `with ${asker.name}` });
const members = ({ households }: ReceiptState): string[][] =>
  households.map((household) => household.members.map(({ name, hasAgreed }) => (hasAgreed ? name : `${name}?`)));

const asked = done(ask(alone, ana, ben));
const together = done(joinHousehold({ state: asked, guestId: 'ben' }));

describe('a household', () => {
  it('is asked for and agreed to, and touches nothing else on the receipt', () => {
    const decided = ask(alone, ana, ben);
    expect(said(decided)).toBe('Ana wants to pay together with Ben');
    expect(members(asked)).toEqual([['Ana', 'Ben?']]);
    const joined = joinHousehold({ state: asked, guestId: 'ben' });
    expect(said(joined)).toBe('Ben pays together with Ana');
    expect(members(together)).toEqual([['Ana', 'Ben']]);
    expect({ ...together, households: [] }).toEqual(alone);
  });

  it('grows by whoever a member asks, and says with whom the newest pays', () => {
    const grown = done(ask(together, ben, cleo));
    expect(members(grown)).toEqual([['Ana', 'Ben', 'Cleo?']]);
    const joined = joinHousehold({ state: grown, guestId: 'cleo' });
    expect(said(joined)).toBe('Cleo pays together with Ana & Ben');
    expect(members(done(joined))).toEqual([['Ana', 'Ben', 'Cleo']]);
  });

  it('is agreed to by asking whoever asks', () => {
    expect(members(done(ask(asked, ben, ana)))).toEqual([['Ana', 'Ben']]);
  });

  it('needs no answer of somebody who always pays together with the asker', () => {
    const decided = ask(alone, ana, ben, true);
    expect(said(decided)).toBe('Ana pays together with Ben');
    expect(members(done(decided))).toEqual([['Ana', 'Ben']]);
    expect(ask(done(ask(alone, ben, cleo)), ana, ben, true)).toHaveProperty('refusal');
  });

  it('stays as it is when somebody is asked twice', () => {
    expect(done(ask(asked, ana, ben))).toBe(asked);
    expect(done(ask(together, ana, ben))).toBe(together);
  });

  it('is left by one tap, and is over when nobody is left who agreed, or nobody to pay with', () => {
    const left = leaveHousehold({ state: together, guestId: 'ana' });
    expect(said(left)).toBe('Ana pays alone');
    expect(members(done(left))).toEqual([]);
    expect(members(done(leaveHousehold({ state: asked, guestId: 'ben' })))).toEqual([]);
    const three = done(joinHousehold({ state: done(ask(together, ana, cleo)), guestId: 'cleo' }));
    expect(members(done(leaveHousehold({ state: three, guestId: 'ana' })))).toEqual([['Ben', 'Cleo']]);
    const twoAsked = done(ask(asked, ana, cleo));
    expect(members(done(leaveHousehold({ state: twoAsked, guestId: 'ana' })))).toEqual([]);
  });

  const others = 'Ben pays together with others, or is asked to.';
  const ofHost = 'The host is paid, so nobody pays together with the host.';
  it.each([
    { whom: 'the host', asker: ana, person: host, message: ofHost },
    { whom: 'anybody as the host', asker: host, person: ana, message: ofHost },
    {
      whom: 'another name of the own',
      asker: ana,
      person: { ...ana, name: 'Kid' },
      message: 'You pay for Kid already.',
    },
    { whom: 'somebody of another one', state: together, asker: cleo, person: ben, message: others },
    { whom: 'somebody who is asked by others', state: asked, asker: cleo, person: ben, message: others },
    {
      whom: 'somebody while one is asked',
      state: asked,
      asker: ben,
      person: cleo,
      message: 'Say first whether you join those who ask you to pay together.',
    },
  ])('refuses to ask $whom', ({ state = alone, asker, person, message }) => {
    expect(ask(state, asker, person)).toMatchObject({ refusal: { message } });
  });

  it('refuses the answer of somebody who is not asked, and to leave none', () => {
    for (const guestId of ['ana', 'dan'])
      expect(joinHousehold({ state: asked, guestId })).toMatchObject({
        refusal: { message: 'Nobody asks you to pay together.' },
      });
    expect(leaveHousehold({ state: asked, guestId: 'dan' })).toMatchObject({
      refusal: { message: 'You pay alone already.' },
    });
  });
});

describe('the guests of a household', () => {
  const member = ({ guestId, name }: Person, hasAgreed = true): Member => ({ guestId, name, hasAgreed });
  const one: Household = { id: 'one', members: [member(ana), member(ben), member(cleo, false)] };
  const other: Household = { id: 'other', members: [member(dan), member({ guestId: 'eve', name: 'Eve' })] };
  const both = [one, other];

  it('pay for each other once they have agreed', () => {
    expect(payersWith(both, 'ana')).toEqual(['ana', 'ben']);
    expect(payersWith(both, 'cleo')).toEqual(['cleo']);
    expect(payersWith(both, 'stranger')).toEqual(['stranger']);
  });

  it('go along into an account, which stays where it is already', () => {
    expect(withGuestMoved(both, { from: 'ben', to: 'account' })[0]?.members[1]).toEqual(
      member({ guestId: 'account', name: 'Ben' }),
    );
    expect(withGuestMoved(both, { from: 'ben', to: 'dan' })).toEqual([
      { ...one, members: [member(ana), member(cleo, false)] },
      other,
    ]);
    expect(withGuestMoved(both, { from: 'eve', to: 'dan' })).toEqual([one]);
    expect(withGuestMoved(both, { from: 'stranger', to: 'dan' })).toBe(both);
  });

  it('are the same list when somebody else goes', () => {
    expect(withoutGuest(both, 'stranger')).toBe(both);
  });
});
