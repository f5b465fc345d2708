import { photoUrl } from '@fairtab/services/receipts/photos/readPhoto';
import type { KeptPhoto } from '@fairtab/services/receipts/scans/receiptPhotos';
import { builder } from '../builder';

export const ReceiptPhotoRef = builder.objectRef<KeptPhoto>('ReceiptPhoto').implement({
  description: 'A stored photo. It is upright and has no metadata.',
  fields: (t) => ({
    url: t.string({
      description: 'The path of the photo on this site: `/api/photos/{id}`. Only for viewers who may see it.',
      resolve: ({ id }) => photoUrl(id),
    }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
  }),
});
