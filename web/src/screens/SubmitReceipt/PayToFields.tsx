import { cleanHandle } from '@fairtab/domain/payLinks';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import styled from 'styled-components';
import { Checkbox } from '../../ui/Checkbox';
import { TextField } from '../../ui/TextField';
import { media, space } from '../../ui/tokens';
import { PAYEE_RAILS, type PayeeRail } from '../../billDraft/draft';
import type { Wizard } from './useWizard';

/** The host's name and handles, kept on this device for the next time. */
export function PayToFields({ wizard }: { wizard: Wizard }) {
  const { draft, change, errors } = wizard;
  // Told on Review and not when a field is left, since a line that comes then moves what the finger is about to tap.
  const problemOf = (method: PayeeRail): string | undefined => {
    const handle = draft.handles[method];
    const wrong = handle.trim() !== '' && cleanHandle({ method, handle }) === null;
    return wrong && errors[`handles.${method}`] ? WAYS_TO_PAY[method].problem : undefined;
  };
  return (
    <Grid>
      <TextField
        label="Your name"
        optional
        hint="So that everybody knows whom to pay."
        autoComplete="name"
        value={draft.hostName}
        error={errors['hostName']}
        onChange={(text) => change({ kind: 'type', field: 'hostName', text })}
      />
      {PAYEE_RAILS.map((method) => (
        <TextField
          key={method}
          label={WAYS_TO_PAY[method].label}
          optional
          placeholder={WAYS_TO_PAY[method].placeholder}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={draft.handles[method]}
          error={problemOf(method)}
          onChange={(text) => change({ kind: 'typeHandle', rail: method, text })}
        />
      ))}
      <Checkbox
        label="Cash is fine, too"
        checked={draft.takesCash}
        onChange={(takesCash) => change({ kind: 'takeCash', takesCash })}
      />
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
