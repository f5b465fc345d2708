import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useMoves } from '../../network/relay/useMoves';
import { toast } from '../../ui/toasts/toast';
import type { SharePhotosInput, useSharePhotosMutation } from './__generated__/useSharePhotosMutation.graphql';

const MUTATION = graphql`
  mutation useSharePhotosMutation($input: SharePhotosInput!) @raw_response_type {
    sharePhotos(input: $input) {
      ... on SharePhotosPayload @alias(as: "payload") {
        receipt {
          id
          photosShared
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Sets whether diners may see the photos. The choice shows at once, and is rolled back when saving fails. */
export function useSharePhotos(): (input: SharePhotosInput) => void {
  const { move } = useMoves();
  const send = async (input: SharePhotosInput): Promise<void> => {
    const { kind } = await move<useSharePhotosMutation>('share', {
      mutation: MUTATION,
      variables: { input: { ...input, idempotencyKey: newKey() } },
      optimisticResponse: {
        sharePhotos: {
          __typename: 'SharePhotosPayload',
          receipt: { id: input.receiptId, photosShared: input.areShared },
        },
      },
    });
    if (kind === 'done')
      toast({ title: input.areShared ? t('Diners can see the photo') : t('Only you see the photo') });
  };
  return (input) => void send(input);
}
