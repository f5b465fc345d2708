import { photoUrl } from '@fairtab/services/photos/photoUrl';
import type { KeptPhoto } from '@fairtab/services/scans/receiptPhotos';
import { builder } from '../builder';

export const ReceiptPhotoRef = builder.objectRef<KeptPhoto>('ReceiptPhoto').implement({
  description: 'A photo as it is kept: upright, without metadata.',
  fields: (t) => ({
    url: t.string({
      description: "Below the site's root: `/api/photos/{id}`. For those who may see it.",
      resolve: ({ id }) => photoUrl(id),
    }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
  }),
});
