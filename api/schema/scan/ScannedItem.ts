import type { ScannedItem } from '@fairtab/domain/scan/bill';
import { isUnsure } from '@fairtab/domain/scan/unsure';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { PhotoBoxRef } from './PhotoBox';
import { BOXES, boxesOf, confidenceOf, IS_UNSURE, type OnPhotos } from './ScannedFields';

export const ScannedItemRef = builder.objectRef<OnPhotos<ScannedItem>>('ScannedItem').implement({
  description: 'A line of the receipt.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What was ordered, as it is printed.' }),
    quantity: t.exposeInt('quantity', {
      description: 'How many of it; 1 when the line does not divide by the printed number.',
    }),
    price: t.expose('unitPriceCents', { type: 'Money', description: 'Price of one unit.' }),
    line: t.expose('lineCents', { type: 'Money', description: '`quantity` times `price`: what the line costs.' }),
    confidence: t.float({ description: 'How sure price and name are, 0 to 1.', resolve: confidenceOf }),
    isUnsure: t.boolean({ description: IS_UNSURE, resolve: ({ confidence }) => isUnsure(confidence) }),
    boxes: t.field({ type: [PhotoBoxRef], description: BOXES, extensions: listOf(1), resolve: boxesOf }),
  }),
});
