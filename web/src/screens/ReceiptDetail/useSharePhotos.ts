import { t } from '@fairtab/domain/language/t';
import { graphql } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useMutate } from '../../network/relay/useMutate';
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
  const mutate = useMutate();
  const send = async (input: SharePhotosInput): Promise<void> => {
    const outcome = await mutate<useSharePhotosMutation>({
      mutation: MUTATION,
      variables: { input: { ...input, idempotencyKey: newKey() } },
      optimisticResponse: {
        sharePhotos: {
          __typename: 'SharePhotosPayload',
          receipt: { id: input.receiptId, photosShared: input.areShared },
        },
      },
    });
    if (outcome.kind === 'done')
      toast({ title: input.areShared ? t('Diners can see the photo') : t('Only you see the photo') });
    else toast({ title: t('That did not work'), message: outcome.message, variant: 'destructive' });
  };
  return (input) => void send(input);
}
