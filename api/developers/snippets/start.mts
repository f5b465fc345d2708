const fairtab = process.env['FAIRTAB'] ?? '{{origin}}';

async function call(token: string | null, method: string, path: string, body: object = {}) {
  const response = await fetch(fairtab + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${answer.code}: ${answer.message}`);
  return answer;
}

/** Everything that happens on the receipts of whoever has the token. Keep the cursor, and go on after it. */
async function* follow(token: string, after: string | null) {
  const query = `subscription ($after: String) { receiptEvents(after: $after) {
    cursor receipt { restaurantName remaining } change { kind summary } } }`;
  const response = await fetch(`${fairtab}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query, variables: { after } }),
  });
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const lines = text.split('\n');
    text = lines.pop()!;
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const { data, errors } = JSON.parse(line.slice(6));
      if (errors) throw new Error(errors[0].message);
      yield data.receiptEvents;
    }
  }
}

// Two programs without an account. A token is shown once, so keep it.
const { token: priya } = await call(null, 'POST', '/api/guests');
const { token: ana } = await call(null, 'POST', '/api/guests');

for await (const { receipt, change } of follow(priya, null)) {
  if (!change) {
    // The stream runs. Priya makes a bill, and Ana claims one of the three on it.
    const bill = await call(priya, 'POST', '/api/shared-receipts', {
      restaurantName: 'Casa Nacho',
      hostName: 'Priya',
      items: [{ name: 'Nachos', price: '10.00', quantity: 3 }],
      tax: '1.50',
      tip: '6.00',
    });
    console.log(`Everybody else opens ${fairtab}/live-receipt/${bill.id}`);
    await call(ana, 'POST', `/api/shared-receipts/${bill.id}/claims`, {
      itemIndex: 0,
      claimerName: 'Ana',
      units: 1,
    });
  } else if (change.kind === 'CLAIMED') {
    console.log(`${receipt.restaurantName}: ${change.summary}. ${receipt.remaining} is left to pay.`);
    break;
  }
}
