import { t } from '@fairtab/domain/language/t';
import { useMemo, useState } from 'react';
import { SiteFooter } from '../../app/front/SiteFooter';
import { useHydrated } from '../../lib/useHydrated';
import { forgetTables, recentTables } from '../../table/recentTables';
import { Page } from '../../ui/layout/Page';
import { DemoTable } from './DemoTable';
import { Download } from './Download';
import { Features } from './Features';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Mission } from './Mission';
import { YourTables } from './YourTables';

/** The start page: what Fairtab does, something to try, and the receipts that this device has opened. */
export function HomeScreen() {
  const isHydrated = useHydrated();
  const [isForgotten, setForgotten] = useState(false);
  const tables = useMemo(() => (isHydrated && !isForgotten ? recentTables() : []), [isHydrated, isForgotten]);
  const forget = (): void => {
    forgetTables();
    setForgotten(true);
  };
  return (
    <Page title={t('Split the check fairly')} width="wide" footer={<SiteFooter />}>
      <Hero>{tables.length > 0 ? <YourTables tables={tables} onForget={forget} /> : <DemoTable />}</Hero>
      <HowItWorks />
      <Features />
      <Mission />
      <Download />
    </Page>
  );
}
