import type { Word } from '@fairtab/domain/scan/words';
import type { Glyph } from './decode';
import { detectionScale, detectLines } from './detect';
import { joinStrips, stripsOf } from './strips';
import { textAreaOf } from './textArea';
import type { Model } from './Model';
import type { OcrEngine, OcrStage, ReadPage } from '../OcrEngine';
import { liesOnItsSide, standsOnItsHead } from './orient';
import { isDark, lightUp } from './light';
import { cutPhoto, turnPhoto, type Photo, type Turn } from '../photo/photo';
import { moveBox, type Box } from '../polygons';
import { recogniseLine, type Recogniser } from './recognise';
import { lookAgain } from './lookAgain';
import { wordsOf } from './wordsOf';

/** A photo turned one way, its lines, and the text on them. */
interface Look {
  readonly photo: Photo;
  readonly boxes: readonly Box[];
  readonly readLine: (box: Box) => Promise<readonly Glyph[]>;
  readonly turned: Turn;
}

/** Reads photos offline, with PP-OCRv4's text detection and English recognition, and what is doubtful twice (models.ts). */
export class PaddleEngine implements OcrEngine {
  readonly #detector: Model;
  readonly #recogniser: Recogniser;
  readonly #second: Recogniser;

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
    this.#recogniser = recogniser;
    this.#second = second;
  }

  async readWords(asTaken: Photo, onStage: (stage: OcrStage) => void = () => undefined): Promise<ReadPage> {
    onStage('turning');
    const lit = isDark(asTaken) ? await lightUp(asTaken) : asTaken;
    const { photo, boxes, readLine, turned } = await this.closer(await this.upright(await this.look(lit, 0)));
    onStage('reading');
    const lines: { box: Box; words: Word[] }[] = [];
    for (const box of boxes) lines.push({ box, words: wordsOf(await readLine(box), box) });
    const words = await lookAgain({ photo, lines, recognisers: [this.#recogniser, this.#second] });
    return { width: photo.width, height: photo.height, turned, words };
  }

  async close(): Promise<void> {
    await this.#detector.close();
    await this.#recogniser.model.close();
    await this.#second.model.close();
  }

  private async upright(asTaken: Look): Promise<Look> {
    const standing = liesOnItsSide(asTaken.boxes) ? await this.look(await turnPhoto(asTaken.photo, 90), 90) : asTaken;
    if (!(await standsOnItsHead(standing.boxes, standing.readLine))) return standing;
    return this.look(await turnPhoto(standing.photo, 180), standing.turned === 0 ? 180 : 270);
  }

  /** Finds the lines again, larger, when the text fills only a part of the photo. */
  private async closer(look: Look): Promise<Look> {
    const area = textAreaOf(look);
    const seenAt = detectionScale(area ?? look.photo);
    const strips = stripsOf({ ...look, seenAt });
    if (strips.length > 0) {
      const found = [];
      for (const strip of strips) {
        const cut = await cutPhoto(look.photo, strip.area);
        const back = { x: strip.area.left, y: strip.area.top };
        found.push({ strip, boxes: (await detectLines(this.#detector, cut)).map((box) => moveBox(box, back)) });
      }
      return this.lookAt({ photo: look.photo, boxes: joinStrips(found), turned: look.turned });
    }
    if (!area) return look;
    const boxes = await detectLines(this.#detector, await cutPhoto(look.photo, area));
    const back = { x: area.left, y: area.top };
    return this.lookAt({ photo: look.photo, boxes: boxes.map((box) => moveBox(box, back)), turned: look.turned });
  }

  private async look(photo: Photo, turned: Turn): Promise<Look> {
    return this.lookAt({ photo, boxes: await detectLines(this.#detector, photo), turned });
  }

  private lookAt({ photo, boxes, turned }: Pick<Look, 'photo' | 'boxes' | 'turned'>): Look {
    // Lines that were read to find the upright direction are not read again.
    const read = new Map<Box, readonly Glyph[]>();
    const readLine = async (box: Box): Promise<readonly Glyph[]> => {
      const glyphs = read.get(box) ?? (await recogniseLine(this.#recogniser, photo, box));
      read.set(box, glyphs);
      return glyphs;
    };
    return { photo, boxes, readLine, turned };
  }
}
