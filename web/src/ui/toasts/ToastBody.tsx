import styled from 'styled-components';
import { Button } from '../Button';
import type { ToastMessage } from './toast';
import { color, space, type } from '../tokens';

/** The words of a toast and its one action. The library draws the card and the cross around them. */
export function ToastBody({ message, close }: { message: ToastMessage; close: () => void }) {
  const { title, message: details, isMessageFirst, action } = message;
  const [first, second] = isMessageFirst && details ? [details, title] : [title, details];
  return (
    <>
      <Words>
        <strong>{first}</strong>
        {second && <p>{second}</p>}
      </Words>
      {action && (
        <Action
          variant="secondary"
          onClick={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
        </Action>
      )}
    </>
  );
}

/** Beside it a toast on a small phone has words and a cross, whatever the language. */
const Action = styled(Button)`
  padding-inline: ${space.m};
`;

const Words = styled.div`
  /* Large text gets a line of its own, above the buttons. */
  flex: 1 1 7rem;
  min-width: 0;
  padding: ${space.xs} 0;
  strong {
    ${type.label}
    font-size: 1rem;
  }
  p {
    ${type.small}
    color: ${color.inkSoft};
  }
`;
