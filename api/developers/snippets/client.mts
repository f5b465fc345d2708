import createClient from 'openapi-fetch';
import type { paths } from './fairtab.ts';

const baseUrl = process.env['FAIRTAB'] ?? '{{origin}}';

const { data: guest } = await createClient<paths>({ baseUrl }).POST('/api/guests', {});
const headers = { authorization: `Bearer ${guest!.token}` }; // shown once, so keep it
const fairtab = createClient<paths>({ baseUrl, headers });

const { data: bill, error } = await fairtab.POST('/api/shared-receipts', {
  body: { restaurantName: 'Casa Nacho', items: [{ name: 'Nachos', price: '10.00', quantity: 3 }], tax: '1.50' },
});
if (error) throw new Error(`${error.code}: ${error.message}`);

const { data: claim } = await fairtab.POST('/api/shared-receipts/{id}/claims', {
  params: { path: { id: bill.id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { itemIndex: 0, claimerName: 'Ana', units: 1 },
});
console.log(`One of three costs ${claim?.amount} ${bill.currency}`);
