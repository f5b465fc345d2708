import { readPasted } from '@fairtab/domain/scan/pasted/readPasted';
import { readBill, type ReadBill } from '@fairtab/domain/scan/readBill';
import type { Page } from '@fairtab/domain/scan/words';
import { incomingKey } from '@fairtab/services/platform/files/FileStore';
import { keepPhoto } from '@fairtab/services/receipts/photos/keepPhoto';
import { beginScan, endScan, holdScan, type ScanOutcome, stepScan } from '@fairtab/services/receipts/scans/scanSteps';
import { UnreadablePhoto } from './ocr/UnreadablePhoto';
import type { WorkerContext } from './WorkerContext';

type Tools = Pick<WorkerContext, 'services' | 'reader'>;

/** How far the earliest time zone is ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1_000;

/** The engine of a text, whose words are known. */
const TEXT = 'text';

/** Reads the photos of a scan and makes a bill of their words, or of those of its text. Run twice, or by two workers, it is done once. */
export async function readPhotos(ctx: Tools, { scanId, isLast }: { scanId: string; isLast: boolean }): Promise<void> {
  await holdScan(ctx.services, {
    scanId,
    work: async () => {
      const source = await beginScan(ctx.services, scanId);
      if (!source) return;
      try {
        const outcome =
          'text' in source
            ? await readText(ctx, { scanId, text: source.text })
            : await read(ctx, { scanId, photoIds: source.photoIds });
        if (outcome) await endScan(ctx.services, { scanId, outcome });
      } catch (error) {
        if (isLast) await endScan(ctx.services, { scanId, outcome: { status: 'failed', failure: 'unavailable' } });
        throw error;
      }
    },
  });
}

/**
 * @returns null when the photos were removed meanwhile.
 * @throws every error that the photos did not cause.
 */
async function read(
  ctx: Tools,
  { scanId, photoIds }: { scanId: string; photoIds: readonly string[] },
): Promise<ScanOutcome | null> {
  const { services, reader } = ctx;
  const pages: Page[] = [];
  try {
    for (const photoId of photoIds) {
      const page = await readOne(ctx, { scanId, photoId });
      if (!page) return null;
      pages.push(page);
    }
  } catch (error) {
    if (error instanceof UnreadablePhoto) return { status: 'failed', failure: 'unreadable' };
    throw error;
  }
  await stepScan(services, { scanId, step: 'understanding' });
  return outcomeOf({ result: readBill({ pages, today: latestDay(services) }), pages, engine: reader.engine });
}

async function readText({ services }: Tools, { scanId, text }: { scanId: string; text: Page }): Promise<ScanOutcome> {
  await stepScan(services, { scanId, step: 'understanding' });
  return outcomeOf({ result: readPasted({ page: text, today: latestDay(services) }), pages: [text], engine: TEXT });
}

function outcomeOf({
  result,
  pages,
  engine,
}: {
  result: ReadBill;
  pages: readonly Page[];
  engine: string;
}): ScanOutcome {
  return result.ok
    ? { status: 'done', bill: result.bill, pages, engine }
    : { status: 'failed', failure: result.reason };
}

/** The latest day that has begun anywhere. */
function latestDay(services: WorkerContext['services']): string {
  return new Date(services.now().getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
}

async function readOne(
  { services, reader }: Tools,
  { scanId, photoId }: { scanId: string; photoId: string },
): Promise<Page | null> {
  const upload = await services.files.get(incomingKey(photoId));
  if (!upload) throw new Error('An upload is not in the file store; web servers and workers need the same one');
  let noted = Promise.resolve();
  const reading = reader.read(upload, (stage) => {
    if (stage === 'reading') noted = stepScan(services, { scanId, step: 'reading' });
    // It may fail while the photo is being read. The error is handled below, when it is awaited.
    noted.catch(() => undefined);
  });
  // Awaited also when the photo fails: a step that is stored late would belong to the next try.
  const { page, jpeg, width, height } = await reading.finally(() => noted);
  return (await keepPhoto(services, { photoId, jpeg, width, height })) ? page : null;
}
