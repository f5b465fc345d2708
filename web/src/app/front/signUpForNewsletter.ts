import { graphql } from 'relay-runtime';
import { environmentOf } from '../../network/relay/environment';
import { mutate } from '../../network/relay/mutate';
import { currentSession } from '../../network/session/session';
import type { signUpForNewsletterMutation } from './__generated__/signUpForNewsletterMutation.graphql';

const MUTATION = graphql`
  mutation signUpForNewsletterMutation($input: SignUpForNewsletterInput!) {
    signUpForNewsletter(input: $input) {
      ... on SignUpForNewsletterPayload @alias(as: "payload") {
        isMailed
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

/** Asks for a mail whose link confirms the newsletter. It is loaded when the form is sent, because it brings Relay along. */
export function signUpForNewsletter(input: signUpForNewsletterMutation['variables']['input']) {
  return mutate<signUpForNewsletterMutation>(environmentOf(currentSession().id), {
    mutation: MUTATION,
    variables: { input },
  });
}
