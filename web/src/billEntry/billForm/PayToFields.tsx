import { t } from '@fairtab/domain/language/t';
import { cleanHandle, handleProblem } from '@fairtab/domain/paying/payLinks';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import styled from 'styled-components';
import { Checkbox } from '../../ui/fields/Checkbox';
import { TextField } from '../../ui/fields/TextField';
import { media, space } from '../../ui/tokens';
import { payeeMethods, type PayeeMethod } from '@fairtab/domain/waysToPay';
import type { BillForm } from '../billDraft/BillForm';

/** The host's name and handles, kept on this device for the next time. */
export function PayToFields({ form: { draft, change, errors } }: { form: BillForm }) {
  // Shown on Review and not on blur, because a new line would move the button under the finger.
  const problemOf = (method: PayeeMethod): string | undefined => {
    const handle = draft.handles[method];
    const wrong = handle.trim() !== '' && cleanHandle({ method, handle }) === null;
    return wrong && errors[`handles.${method}`] ? handleProblem({ method, handle }) : undefined;
  };
  return (
    <Grid>
      <TextField
        label={t('Your name')}
        optional
        hint={t('So that everybody knows whom to pay.')}
        autoComplete="name"
        value={draft.hostName}
        error={errors['hostName']}
        onChange={(text) => change({ kind: 'type', field: 'hostName', text })}
      />
      {payeeMethods(draft.currency).map((method) => (
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
          onChange={(text) => change({ kind: 'typeHandle', method, text })}
        />
      ))}
      <Checkbox
        label={t('Cash is fine, too')}
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
