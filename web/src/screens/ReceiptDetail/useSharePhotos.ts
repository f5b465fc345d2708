import { graphql, useRelayEnvironment } from 'react-relay';
import { commit, messageOf } from '../../relay/commit';
import { toast } from '../../ui/toast';
import type { SharePhotosInput, useSharePhotosMutation } from './__generated__/useSharePhotosMutation.graphql';

const MUTATION = graphql`
  mutation useSharePhotosMutation($input: SharePhotosInput!) @raw_response_type {
    sharePhotos(input: $input) {
      __typename
      ... on SharePhotosPayload {
        receipt {
          id
          photosShared
        }
      }
      ... on InvalidInput {
        message
      }
      ... on NotFound {
        message
      }
      ... on NotAllowed {
        message
      }
      ... on Conflict {
        message
      }
    }
  }
`;

/** Says whether diners may see the photos; the choice shows at once and is taken back when it does not arrive. */
export function useSharePhotos(): (input: SharePhotosInput) => void {
  const environment = useRelayEnvironment();
  const send = async (input: SharePhotosInput): Promise<void> => {
    const answer = await commit<useSharePhotosMutation>(environment, {
      mutation: MUTATION,
      variables: { input },
      optimisticResponse: {
        sharePhotos: {
          __typename: 'SharePhotosPayload',
          receipt: { id: input.receiptId, photosShared: input.areShared },
        },
      },
    });
    if (answer.kind === 'answered' && answer.response.sharePhotos.__typename === 'SharePhotosPayload') {
      toast({ title: input.areShared ? 'Diners can see the photo' : 'Only you see the photo' });
      return;
    }
    const message = answer.kind === 'answered' ? messageOf(answer.response.sharePhotos) : 'Please try again.';
    toast({ title: 'That did not work', message, variant: 'destructive' });
  };
  return (input) => void send(input);
}
