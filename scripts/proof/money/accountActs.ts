import { eraseAccount } from '@fairtab/services/accounts/deletion/eraseAccount';
import { NothingThere, pickFrom, type Act, type WeightedAct } from './Act';

/** A browser's guest signs in to an account that is there, or to a new one. */
const logIn: Act = async (world, random) => {
  const human = pickFrom(
    world.humans.filter(({ account, isSigningIn }) => account === null && !isSigningIn),
    random,
  );
  const accounts = world.humans.flatMap(({ account }) => account ?? []);
  human.isSigningIn = true;
  try {
    if (accounts.length > 0 && random.chance(0.4)) await world.logIn(human, random.pick(accounts));
    else await world.signUp(human);
  } finally {
    human.isSigningIn = false;
  }
};

const arrive: Act = async (world) => {
  if (world.humans.length < 9) world.humans.push(world.newHuman());
};

const erase: Act = async (world, random) => {
  // Rarely, because much goes with an account.
  if (random.chance(0.6)) throw new NothingThere('nobody leaves');
  const account = pickFrom(
    world.humans.flatMap((human) => human.account ?? []),
    random,
  );
  const { userId, guestId, names } = account;
  await eraseAccount(world.system(), { userId, guestId });
  world.humans = world.humans.filter((human) => human.account !== account);
  world.erasedNames.push(...names);
  world.erasedAt = world.now;
};

export const ACCOUNT_ACTS = {
  logIn: { weight: 2, act: logIn },
  arrive: { weight: 3, act: arrive },
  erase: { weight: 1, act: erase },
} satisfies Record<string, WeightedAct>;
