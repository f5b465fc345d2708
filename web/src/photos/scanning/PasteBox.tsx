import { t } from '@fairtab/domain/language/t';
import { useRef, useState, type ClipboardEvent } from 'react';
import { mayBeGroupFile } from '@fairtab/domain/groups/mayBeGroupFile';
import styled from 'styled-components';
import { FileInput } from '../photoUpload/FileInput';
import { lazyView } from '../../ui/lazyView';
import { Button } from '../../ui/Button';
import { controlStyle, Field } from '../../ui/fields/Field';
import { Row, Stack } from '../../ui/layout/Stack';
import type { PhotoScan } from './usePhotoScan';

const GroupImportDialog = lazyView(async () => (await import('../groupImport/GroupImportDialog')).GroupImportDialog);

/** Takes a bill as text: what somebody typed in a chat, an email receipt, a delivery order, a saved mail, the file of a group. */
export function PasteBox({ scan: { text, setText, processText, add } }: { scan: PhotoScan }) {
  const file = useRef<HTMLInputElement>(null);
  const [group, setGroup] = useState<{ text: string; fileName: string } | null>(null);
  const isEmpty = text.trim() === '';
  const read = (): void => {
    if (mayBeGroupFile(text)) setGroup({ text, fileName: '' });
    else processText();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const html = event.clipboardData.getData('text/html');
    // A mail with tables loses its rows as plain text. Anything else the browser pastes as usual.
    if (!/<t[dh]\b/i.test(html)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    void rowsOf(html).then((rows) => setText(value.slice(0, selectionStart) + rows + value.slice(selectionEnd)));
  };
  const open = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen) return;
    const source = await chosen.text();
    // A photo or a document that was chosen here is taken as one, and anything else is refused by its words.
    if (source.includes('\0')) add([chosen], 'chosen');
    else if (/\.csv$/i.test(chosen.name) || mayBeGroupFile(source)) setGroup({ text: source, fileName: chosen.name });
    else setText(/\.html?$/i.test(chosen.name) || chosen.type === 'text/html' ? await rowsOf(source) : source);
  };
  return (
    <Stack $gap="s">
      <Field
        label={t('Or paste the bill as text')}
        hint={t(
          'From an email, a delivery order or a chat: a line for each item, such as “2 Negroni 26.00”. A file may be a saved mail or the CSV of a Splitwise group.',
        )}
      >
        {(control) => (
          <Text
            {...control}
            rows={text.includes('\n') ? 8 : 3}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onPaste={paste}
          />
        )}
      </Field>
      <Row>
        <Button variant={isEmpty ? 'secondary' : 'primary'} disabled={isEmpty} onClick={read}>
          {t('Read the Text')}
        </Button>
        <Button variant="quiet" onClick={() => file.current?.click()}>
          {t('Open a file')}
        </Button>
      </Row>
      <FileInput
        ref={file}
        accept=".html,.htm,.txt,.csv,text/html,text/plain,text/csv"
        label={t('Saved mail, or file of a Splitwise group')}
        onFiles={(files) => void open(files)}
      />
      {group && <GroupImportDialog {...group} onClose={() => setGroup(null)} />}
    </Stack>
  );
}

/** Few people paste a mail, so what opens it is loaded then. */
async function rowsOf(html: string): Promise<string> {
  const { htmlRows } = await import('@fairtab/domain/scan/pasted/htmlRows');
  return htmlRows(new DOMParser().parseFromString(html, 'text/html'));
}

const Text = styled.textarea`
  ${controlStyle}
  min-height: 5.5rem;
  padding-block: 0.6rem;
  resize: vertical;
`;
