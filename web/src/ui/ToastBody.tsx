import styled from 'styled-components';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import type { ToastMessage } from './toast';
import { color, radius, shadow, space, type } from './tokens';
import { useSwipeAway } from './useSwipeAway';

/** One toast as it is seen: what happened, perhaps the way back, and the cross. */
export function ToastBody({ message, close }: { message: ToastMessage; close: () => void }) {
  const swipe = useSwipeAway(close);
  const { action } = message;
  return (
    <Body $bad={message.variant === 'destructive'} {...swipe}>
      <div>
        <strong>{message.title}</strong>
        {message.message && <p>{message.message}</p>}
      </div>
      {action && (
        <Button
          variant="secondary"
          onClick={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close" onClick={close}>
        <CloseIcon />
      </IconButton>
    </Body>
  );
}

const Body = styled.div<{ $bad: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  width: 100%;
  min-height: 3.5rem;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.l};
  border: 1px solid ${color.rule};
  border-left: 5px solid ${({ $bad }) => ($bad ? color.danger : color.accent)};
  border-radius: ${radius.m};
  background: ${color.card};
  box-shadow: ${shadow.raised};
  touch-action: pan-y;
  > div {
    flex: 1;
    min-width: 0;
    padding: ${space.xs} 0;
  }
  strong {
    ${type.label}
    font-size: 1rem;
    ${({ $bad }) => ($bad ? `color: ${color.dangerInk};` : '')}
  }
  p {
    ${type.small}
    color: ${color.inkSoft};
  }
`;
