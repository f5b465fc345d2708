import { newsletterInput } from '@fairtab/domain/inputs/newsletterInputs';
import type { ServiceContext } from '../../context';
import { postingLinks, postLink } from '../outgoing/postLink';
import { parseInput } from '../../platform/parseInput';
import { confirmationUrl } from './confirmationTokens';
import { confirmationLetter } from './letters';

/**
 * Mails an address a link that confirms the newsletter (docs/product/notifications.md). It does the same whether the address is on
 * the list or not, so that nobody can find out who is.
 * @throws InvalidInput, TooManyAttempts, Conflict (whoever reads the address wants no messages)
 */
export async function signUpForNewsletter(ctx: ServiceContext, input: unknown): Promise<void> {
  const { email: typed, isBusinessEarlyAccess } = parseInput(newsletterInput, input);
  const email = typed.toLowerCase();
  await ctx.limits.spend('newsletterMailsFromAddress', ctx.client.address);
  await ctx.limits.spend('newsletterMailsOfEmail', email);
  const now = ctx.now();
  const link = confirmationUrl(ctx, { email, isBusinessEarlyAccess, askedAtMs: now.getTime() });
  const letter = confirmationLetter({ link, isBusinessEarlyAccess });
  await postingLinks(ctx, (tx) => postLink(ctx, { tx, letter, address: email, owner: null }));
}
