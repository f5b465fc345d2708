import { ExternalButtonLink } from '../../ui/Links';

/** The receipt as files that other apps for shared expenses import. */
export function HandOverLinks({ linkId }: { linkId: string }) {
  return ['Splitwise', 'Spliit'].map((app) => (
    <ExternalButtonLink key={app} href={`/api/receipts/${linkId}/${app.toLowerCase()}`} download variant="secondary">
      {app}
    </ExternalButtonLink>
  ));
}
