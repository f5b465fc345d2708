import { t } from '@fairtab/domain/language/t';
import type { ReactNode } from 'react';
import { tabId, Tabs } from '../../ui/Tabs';

export type EntryWay = 'photo' | 'manual';

const WAYS = [
  { value: 'photo', label: t('Upload Photo') },
  { value: 'manual', label: t('Enter Manually') },
] as const;

interface EntryTabsProps {
  way: EntryWay;
  onChange: (way: EntryWay) => void;
  /** What belongs to the chosen tab. */
  children: ReactNode;
}

/** Two ways to enter a bill. */
export function EntryTabs({ way, onChange, children }: EntryTabsProps) {
  return (
    <>
      <Tabs label={t('How to enter the bill')} value={way} onChange={onChange} options={WAYS} panelOf={() => 'entry'} />
      <div id="entry" role="tabpanel" aria-labelledby={tabId(way)}>
        {children}
      </div>
    </>
  );
}
