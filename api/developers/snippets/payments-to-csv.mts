import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const fairtab = process.env['FAIRTAB'] ?? '{{origin}}';
const token = process.env['FAIRTAB_TOKEN']; // with the scope receipts:read

/** A cell that no spreadsheet runs as a formula, because people type names. */
const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const query = `subscription ($after: String) { receiptEvents(after: $after) {
  cursor receipt { restaurantName }
  change { at fact { ... on PaymentReportedFact { paymentId method by { name } amount { amount currency } } } } } }`;

/** Follows until the stream ends. Each one does some time: the network breaks, or a server is replaced. */
async function follow() {
  // Where it stopped. Without it, it begins now.
  const after = await readFile('cursor.txt', 'utf8').catch(() => null);
  const response = await fetch(`${fairtab}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { after } }),
  });
  if (response.status === 401) {
    console.error('The token is not valid any more.');
    process.exit(1);
  }
  if (!response.ok) throw new Error(await response.text());
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (text + part).split('\n');
    text = lines.pop()!;
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const { data, errors } = JSON.parse(line.slice(6));
      if (errors) throw new Error(errors[0].message);
      await write(data.receiptEvents);
    }
  }
  throw new Error('The stream has ended.');
}

async function write({ cursor, receipt, change }: any) {
  // A fact of another kind has none of the fields.
  if (change?.fact?.paymentId) {
    const { paymentId, method, by, amount } = change.fact;
    const row = [change.at, receipt.restaurantName, by.name, amount.amount, amount.currency, method, paymentId];
    await appendFile('payments.csv', `${row.map(cell).join(',')}\r\n`);
  }
  // After the row, so that none is lost. The id of the payment tells a row that was written twice.
  // A file that is renamed is whole, also when the program is stopped just then.
  await writeFile('cursor.new', cursor);
  await rename('cursor.new', 'cursor.txt');
  console.log('Waiting');
}

for (;;) {
  try {
    await follow();
  } catch (error) {
    console.error(`${error} It goes on in 5 seconds.`);
  }
  await setTimeout(5_000);
}
