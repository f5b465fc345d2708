import { saveStatement } from '@fairtab/services/receipts/saving/saveStatement';
import { Client } from 'pg';
import { saveOfNthClaim } from './claimStatement';
import type { ClaimLoad } from './pgbench';

/** Runs the same statements from this process, on machines without pgbench. @returns claims per second. */
export async function sqlLoopClaims({
  url,
  first,
  receipts,
  connections,
  claimsEach,
  guestId,
}: ClaimLoad): Promise<number> {
  const clients = Array.from({ length: connections }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const start = performance.now();
  await Promise.all(
    clients.map(async (client, index) => {
      const own = Math.floor((receipts - 1 - index) / connections) + 1;
      for (let done = 0; done < claimsEach; done++) {
        const number = first + index + connections * (done % own);
        await client.query(saveStatement(saveOfNthClaim({ number, n: Math.floor(done / own), guestId })));
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return (connections * claimsEach) / seconds;
}
