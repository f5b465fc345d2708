import { language } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { scanTextInput } from '@fairtab/domain/inputs/scanInputs';
import { linesOfText, pageOfText } from '@fairtab/domain/scan/pasted/pastedLines';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { secretOfNewGuest } from '../../people/guests';
import { mayBecomeGuest } from '../../people/guestTokens';
import { keyedRequest, once, type KeyedRequest } from '../../idempotency';
import { readPhotosJob } from '../../platform/jobs/jobs';
import { networkHash } from '../../platform/networkHash';
import { parseInput } from '../../platform/parseInput';
import { insertScan } from './insertScan';
import { readScan, type ScanState } from './readScan';
import { htmlRows, isHtml } from '@fairtab/domain/scan/pasted/htmlRows';
import { parseDocument } from 'htmlparser2';

/** The most characters of the source of a mail. Texts have fewer, which their own rule says. */
const MAX_SOURCE_CHARACTERS = 200_000;

/** An input whose text is the source of a saved mail, with the text that the mail shows, by rows. Any other input as it is. */
function textOfSource(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('text' in input)) return input;
  const { text } = input;
  if (typeof text !== 'string' || text.length > MAX_SOURCE_CHARACTERS || !isHtml(text)) return input;
  return { ...input, text: htmlRows(parseDocument(text)) };
}

/**
 * Makes a scan of the text of one bill, and has it read as the words of a photo are. A viewer that is no guest yet becomes one.
 * @throws InvalidInput, NotAllowed, TooManyAttempts, Conflict (key reuse)
 */
export async function scanText(ctx: ServiceContext, input: unknown): Promise<{ scan: ScanState }> {
  const { text, idempotencyKey } = parseInput(scanTextInput, textOfSource(input));
  mayBecomeGuest(ctx);
  if (ctx.viewer.guestId !== null) await ctx.limits.spend('scansOfGuest', ctx.viewer.guestId);
  await ctx.limits.spend('scansFromAddress', ctx.client.address);
  const keyed = keyedRequest(ctx, { operation: 'scanText', key: idempotencyKey, request: input });
  const { scanId, guestId } = await once(ctx, { keyed, write: () => start(ctx, { text, keyed }) });
  const scan = await readScan({ ...ctx, viewer: { ...ctx.viewer, guestId } }, scanId);
  if (!scan) throw new Conflict(t('This was scanned, and removed meanwhile.'));
  return { scan };
}

async function start(
  ctx: ServiceContext,
  { text, keyed }: { text: string; keyed: KeyedRequest | null },
): Promise<{ scanId: string; guestId: string }> {
  const known = ctx.viewer.guestId;
  const guestId = known ?? ctx.newId();
  const { secret, tokenHash } = secretOfNewGuest(ctx, { guestId, keyed });
  const network = networkHash(ctx.client.address);
  const job = await ctx.db.prisma.$transaction(async (tx) => {
    if (known === null)
      await tx.guest.create({ data: { id: guestId, tokenHash, networkHash: network, language: language() } });
    return insertScan(ctx, { tx, guestId, keyed, text: pageOfText(linesOfText(text)) });
  });
  if (known === null) ctx.onNewGuest(secret);
  ctx.events.publish({ type: 'scanChanged', scanId: job.scanId });
  ctx.jobs.send(readPhotosJob, job);
  return { scanId: job.scanId, guestId };
}
