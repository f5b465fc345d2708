import { t } from '@fairtab/domain/language/t';
import { toast } from '../ui/toasts/toast';
import { copyText } from './copyText';
import { liveLink, shareMessage, shareSubject, type SharedTable } from './shareTexts';

/** Copying, and the browser's share sheet. The messengers are plain links. */
export function useSharing(table: SharedTable): { copy: () => Promise<void>; share: () => Promise<void> } {
  const link = liveLink(table);
  const copy = async (): Promise<void> => {
    if (await copyText(link)) toast({ title: t('Link copied!'), message: t('Paste it wherever your friends are.') });
    else toast({ title: t('Copy the link yourself'), message: link, variant: 'destructive' });
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: shareSubject(table), text: shareMessage(table), url: link });
      toast({ title: t('Shared successfully!') });
    } catch {
      // Cancelled, refused or not supported: the link is copied instead (docs/product/screens.md).
      await copy();
    }
  };
  return { copy, share };
}
