import type { ExpenseGroupFile, GroupInCurrency } from '@fairtab/domain/groups/ExpenseGroupFile';
import { groupTitle } from '@fairtab/domain/groups/groupTitle';
import { readGroupFile } from '@fairtab/domain/groups/readGroupFile';
import { readRestaurantName } from '@fairtab/domain/inputs/fields';
import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { useMemo, useState } from 'react';
import { useOnline } from '../../lib/useOnline';
import { Banner } from '../../ui/Banner';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { RadioCards } from '../../ui/fields/RadioCards';
import { TextField } from '../../ui/fields/TextField';
import { Note } from '../../ui/Text';
import { GroupPreview } from './GroupPreview';
import { useGroupImport } from './useGroupImport';

interface GroupImportDialogProps {
  /** The text of the file. */
  text: string;
  /** Empty for a text that was pasted. */
  fileName: string;
  onClose: () => void;
}

/** What a Splitwise group becomes: its people with what they owe, its lines, and who of them the host is. */
export function GroupImportDialog({ text, fileName, onClose }: GroupImportDialogProps) {
  const reading = useMemo(() => readGroupFile(text), [text]);
  if (!reading.ok)
    return (
      <Dialog open onClose={onClose} title={t('Import a Splitwise group')}>
        <Banner tone="danger" role="alert" title={t('This file cannot be imported as it is')}>
          {reading.message}
        </Banner>
      </Dialog>
    );
  return <GroupForm file={reading.value} text={text} fileName={fileName} onClose={onClose} />;
}

function GroupForm({ file, text, fileName, onClose }: GroupImportDialogProps & { file: ExpenseGroupFile }) {
  const { people, groups } = file;
  const [title, setTitle] = useState(() => groupTitle(fileName));
  const [currency, setCurrency] = useState(groups[0]?.currency ?? '');
  const [hostName, setHostName] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { problem, isSending, make } = useGroupImport();
  const isOnline = useOnline();
  const group = groups.find((each) => each.currency === currency);
  if (!group) return null;
  const isWrong = group.problems.length > 0;
  const named = readRestaurantName(title.trim() || t('Shared expenses'));
  const submit = (): void => {
    setAsked(true);
    if (hostName !== null && named.ok && !isWrong) void make({ file: text, title, hostName, group });
  };
  return (
    <FormDialog
      title={t('Import a Splitwise group')}
      action={t('Make the bill')}
      disabled={isWrong || !isOnline}
      loading={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {groups.length > 1 && (
        <RadioCards
          label={t('Which currency?')}
          value={currency}
          onChange={setCurrency}
          options={groups.map((each) => ({ value: each.currency, label: each.currency }))}
          columns={2}
        />
      )}
      {groups.length > 1 && (
        <Note>{t('Each currency is a bill of its own. Import the file once more for another one.')}</Note>
      )}
      {!isWrong && (
        <>
          <TextField
            label={t('Name of the bill')}
            value={title}
            placeholder={t('Shared expenses')}
            error={named.ok ? null : named.message}
            onChange={setTitle}
          />
          <RadioCards
            label={t('Which of them are you?')}
            value={hostName}
            onChange={setHostName}
            options={people.map((name, person) => ({ value: name, label: name, note: balanceText(group, person) }))}
            error={
              isAsked && hostName === null
                ? t('Please choose one. The others pay you, or get from you what you owe.')
                : null
            }
          />
        </>
      )}
      <GroupPreview group={group} />
      {problem !== null && (
        <Banner tone="danger" role="alert" title={t('Not created yet')}>
          {problem}
        </Banner>
      )}
      {!isOnline && (
        <Banner tone="warn" role="status" title={t('You are offline')}>
          {t('Make the bill when you have a signal again. The file stays open here.')}
        </Banner>
      )}
    </FormDialog>
  );
}

function balanceText({ balances, currency }: GroupInCurrency, person: number): string {
  const cents: Cents = balances[person] ?? 0;
  const amount = displayMoney(Math.abs(cents), currency);
  if (cents === 0) return t('owes nothing');
  return cents > 0 ? t('gets {amount}', { amount }) : t('owes {amount}', { amount });
}
