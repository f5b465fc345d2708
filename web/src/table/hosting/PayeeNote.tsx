import { t } from '@fairtab/domain/language/t';
import { useSession } from '../../network/session/useSession';
import { Note } from '../../ui/Text';

/** Who sees the handles, and where they are kept. */
export function PayeeNote() {
  return (
    <Note>
      {useSession().id === null
        ? t('A pasted link works, too. Everybody with the link of the bill sees it. This device remembers it.')
        : t('A pasted link works, too. Everybody with the link of the bill sees it. Your account remembers it.')}
    </Note>
  );
}
