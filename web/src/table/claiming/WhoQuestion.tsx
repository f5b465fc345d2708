import { MAX_PERSON_NAME } from '@fairtab/domain/inputs/lines';
import { t } from '@fairtab/domain/language/t';
import type { Ref } from 'react';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TextField } from '../../ui/fields/TextField';
import { Row } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { MOST_NAMES } from './namesOfOthers';

interface WhoQuestionProps {
  /** What the claim costs, as it is shown; null when nothing can be claimed. */
  amount: string | null;
  name: string;
  /** What is wrong with the name. */
  problem: string;
  /** Somebody at the table whose name was typed. */
  namesake: string | undefined;
  /** The names that can be chosen. */
  choices: readonly string[];
  ref?: Ref<HTMLInputElement>;
  onName: (name: string) => void;
  onSubmit: () => void;
  onMore: () => void;
  onClose: () => void;
}

/** "Who are you?" as it looks. The build also writes it into the page's early script, so it knows nothing but its properties. */
export function WhoQuestion(props: WhoQuestionProps) {
  const { amount, name, problem, namesake, choices, ref, onName, onSubmit, onMore, onClose } = props;
  return (
    <FormDialog
      title={t('Who are you?')}
      action={amount === null ? t('Claim') : t('Claim for {amount}', { amount })}
      disabled={name.trim() === '' || amount === null}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        ref={ref}
        label={t('Your Name')}
        autoComplete="given-name"
        required
        maxLength={MAX_PERSON_NAME}
        value={name}
        error={problem}
        onChange={onName}
      />
      {namesake !== undefined && (
        <Note role="status">
          {t('There is {name} at the table already. If that is not you, add something to tell you apart.', {
            name: namesake,
          })}
        </Note>
      )}
      {choices.length > 0 && (
        <div>
          <Note>{t('Already at the table:')}</Note>
          <Row role="group" aria-label={t('Already at the table')}>
            {choices.slice(0, MOST_NAMES).map((choice) => (
              <Button key={choice} variant="secondary" onClick={() => onName(choice)}>
                {t('I am {name}', { name: choice })}
              </Button>
            ))}
          </Row>
        </div>
      )}
      <Button variant="quiet" aria-haspopup="dialog" onClick={onMore}>
        {t('Share it, or say how many')}
      </Button>
    </FormDialog>
  );
}
