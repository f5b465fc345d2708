import { isBalancedOn } from '@fairtab/domain/scan/again/isBalancedOn';
import type { Word } from '@fairtab/domain/scan/words';
import type { Glyph } from './decode';
import { detectionScale, detectLines, LONG_SIDE } from './detect';
import { joinStrips, stripsOf } from './strips';
import { quartersOf, smallTextOf, textAreaOf, wideAreaOf } from './textArea';
import { levellingOf } from './tilt';
import type { Model } from './Model';
import type { OcrEngine, OcrStage, ReadPage } from '../OcrEngine';
import { liesOnItsSide, standsOnItsHead } from './orient';
import { isDark, lightUp } from './light';
import { cutPhoto, levelPhoto, scaleArea, turnPhoto, type Area, type Photo, type PreparedPhoto } from '../photo/photo';
import { moveBox, type Box } from '../polygons';
import { recogniseLine, type Recogniser } from './recognise';
import { lookAgain } from './lookAgain';
import { wordsOf } from './wordsOf';

/** What is done to a photo so that its text is upright. */
type Move = (photo: Photo) => Promise<Photo>;

/** A photo as it is kept and as it is read, which differ when it is dark, and what was done to it. */
interface Shot {
  readonly kept: Photo;
  readonly photo: Photo;
  readonly moves: readonly Move[];
}

/** A photo after some moves, its lines, and the text on them. */
interface Look extends Shot {
  readonly boxes: readonly Box[];
  readonly recognisers: Recognisers;
  readonly readLine: (box: Box) => Promise<readonly Glyph[]>;
}

/** The one that reads all lines, and the one that reads what is doubtful once more. */
type Recognisers = readonly [Recogniser, Recogniser];

/** Pixels of the longer side of a dark photo that is looked at again. It takes longer and more memory than the first look. */
const LARGER_SIDE = 1280;
/** A receipt has more runs of text. Fewer are the pattern of a table, and nothing is cut away for them. */
const FEW = 12;

/** Reads photos offline, with PP-OCRv4's text detection and English recognition, and what is doubtful twice (models.ts). */
export class PaddleEngine implements OcrEngine {
  readonly #detector: Model;
  readonly #recognisers: Recognisers;

  constructor({
    detector,
    recogniser,
    second,
  }: {
    detector: Model;
    recogniser: Recogniser;
    /** Reads what is doubtful a second time. */
    second: Recogniser;
  }) {
    this.#detector = detector;
    this.#recognisers = [recogniser, second];
  }

  async readWords(asTaken: PreparedPhoto, onStage: (stage: OcrStage) => void = () => undefined): Promise<ReadPage> {
    onStage('turning');
    const lit = isDark(asTaken) ? await lightUp(asTaken) : asTaken;
    const whole = await this.look({ kept: asTaken, photo: lit, moves: [] });
    const far = await this.far(whole, asTaken);
    const level = await this.level(far ?? whole);
    const close = (far ? null : await this.finer(level, asTaken)) ?? (await this.closer(level));
    const upright = await this.upright(close);
    onStage('reading');
    const { width, height } = upright.photo;
    return { width, height, photo: upright.kept, words: await this.words(upright) };
  }

  async close(): Promise<void> {
    await this.#detector.close();
    for (const { model } of this.#recognisers) await model.close();
  }

  /** The words of a photo. When their sums do not close, they are read in another way, which counts if they do then. */
  private async words(look: Look): Promise<readonly Word[]> {
    const { width, height } = look.photo;
    const words = await read(look);
    if (isBalancedOn({ width, height, words })) return words;
    const others = await read(await this.otherwise(look));
    return isBalancedOn({ width, height, words: others }) ? others : words;
  }

  /** On a dark photo lines are missed, so they are looked for again, larger; on another one letters get more contrast. */
  private async otherwise(look: Look): Promise<Look> {
    if (!isLit(look)) return lookAt(look, look.boxes, withContrast(this.#recognisers));
    const { width, height } = look.photo;
    const area = textAreaOf(look) ?? { left: 0, top: 0, width, height };
    return this.lookAt(look, await this.linesIn(look.photo, area, LARGER_SIDE));
  }

  /** Looks for text in quarters of a photo on which hardly any is seen; null unless they show some. Only that part is left. */
  private async far({ kept, photo, boxes }: Look, { decodeFiner }: PreparedPhoto): Promise<Look | null> {
    const found = [];
    for (const area of quartersOf({ photo, boxes })) found.push(...(await this.linesIn(photo, area)));
    const area = wideAreaOf({ photo, boxes: found });
    if (!area) return null;
    const fine = (await decodeFiner?.()) ?? kept;
    const seen = await this.look(await part({ kept, photo, moves: [] }, { fine, area }));
    return seen.boxes.length < FEW ? null : seen;
  }

  /** Lines are looked for again on a photo that was turned around, because some are found otherwise when they stand on their head. */
  private async upright(look: Look): Promise<Look> {
    if (!(await standsOnItsHead(look.boxes, look.readLine))) return look;
    return this.closer(await this.look(await moved(look, (photo) => turnPhoto(photo, 180))));
  }

  private async level(asTaken: Look): Promise<Look> {
    const levelling = levellingOf(asTaken.boxes);
    if (levelling !== null) return this.look(await moved(asTaken, (photo) => levelPhoto(photo, levelling)));
    if (!liesOnItsSide(asTaken.boxes)) return asTaken;
    return this.look(await moved(asTaken, (photo) => turnPhoto(photo, 90)));
  }

  /** Decodes small letters again, with more pixels, when the upload has more. Only the part with text is left. */
  private async finer(look: Look, { decodeFiner }: PreparedPhoto): Promise<Look | null> {
    const area = decodeFiner ? smallTextOf(look) : null;
    if (!decodeFiner || !area) return null;
    let fine = await decodeFiner();
    for (const move of look.moves) fine = await move(fine);
    const seen = await this.look(await part(look, { fine, area }));
    return (await this.inStrips(seen, detectionScale(seen.photo))) ?? seen;
  }

  /** Finds the lines again, larger, when the text fills only a part of the photo. */
  private async closer(look: Look): Promise<Look> {
    const area = textAreaOf(look);
    const strips = await this.inStrips(look, detectionScale(area ?? look.photo));
    if (strips || !area) return strips ?? look;
    return this.lookAt(look, await this.linesIn(look.photo, area));
  }

  /** Finds the lines of a long roll again, in strips; null for any other photo. */
  private async inStrips(look: Look, seenAt: number): Promise<Look | null> {
    const strips = stripsOf({ ...look, seenAt });
    if (strips.length === 0) return null;
    const found = [];
    for (const strip of strips) found.push({ strip, boxes: await this.linesIn(look.photo, strip.area) });
    return this.lookAt(look, joinStrips(found));
  }

  private async linesIn(photo: Photo, area: Area, longSide = LONG_SIDE): Promise<Box[]> {
    const boxes = await detectLines(this.#detector, await cutPhoto(photo, area), longSide);
    return boxes.map((box) => moveBox(box, { x: area.left, y: area.top }));
  }

  private async look(shot: Shot): Promise<Look> {
    return this.lookAt(shot, await detectLines(this.#detector, shot.photo));
  }

  private lookAt(shot: Shot, boxes: readonly Box[]): Look {
    return lookAt(shot, boxes, this.#recognisers);
  }
}

function lookAt(shot: Shot, boxes: readonly Box[], recognisers: Recognisers): Look {
  // Lines that were read to find the upright direction are not read again.
  const known = new Map<Box, readonly Glyph[]>();
  const readLine = async (box: Box): Promise<readonly Glyph[]> => {
    const glyphs = known.get(box) ?? (await recogniseLine(recognisers[0], shot.photo, box));
    known.set(box, glyphs);
    return glyphs;
  };
  return { ...shot, boxes, recognisers, readLine };
}

/** Reads all lines, and what is doubtful twice. */
async function read({ photo, boxes, readLine, recognisers }: Look): Promise<Word[]> {
  const lines: { box: Box; words: Word[] }[] = [];
  for (const box of boxes) lines.push({ box, words: wordsOf(await readLine(box), box) });
  return lookAgain({ photo, lines, recognisers });
}

/** Whether a photo was dark. */
function isLit({ kept, photo }: Shot): boolean {
  return photo !== kept;
}

function withContrast([first, second]: Recognisers): Recognisers {
  return [
    { ...first, hasContrast: true },
    { ...second, hasContrast: true },
  ];
}

/** Both the kept and the read photo after a move. */
async function moved({ kept, photo, moves }: Shot, move: Move): Promise<Shot> {
  const after = await move(kept);
  return { kept: after, photo: photo === kept ? after : await move(photo), moves: [...moves, move] };
}

/** An area of a shot, cut out of the same photo with more pixels. */
async function part({ kept, photo }: Shot, { fine, area }: { fine: Photo; area: Area }): Promise<Shot> {
  const cut = await cutPhoto(fine, scaleArea(area, { from: photo, to: fine }));
  return { kept: cut, photo: photo === kept ? cut : await lightUp(cut), moves: [] };
}
