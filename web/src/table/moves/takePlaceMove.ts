import { graphql } from 'relay-runtime';
import { takePlace } from '@fairtab/domain/moves/takePlace';
import { moveOf, personNamed } from './KnownMove';
import type { takePlaceMoveMutation$variables } from './__generated__/takePlaceMoveMutation.graphql';

/** The viewer is somebody for whom the host's device claimed. */
export const takePlaceMove = moveOf<takePlaceMoveMutation$variables>({
  document: graphql`
    mutation takePlaceMoveMutation($input: TakePlaceInput!) {
      takePlace(input: $input) {
        ... on TakePlacePayload @alias(as: "payload") {
          receipt {
            viewerSeat {
              isHost
              diner
            }
          }
          version
        }
        ...mutate_refusal @alias(as: "refusal")
      }
    }
  `,
  step: (state, { personId }, { guestId }) => takePlace({ state, guestId, person: personNamed(state, personId) }),
});
