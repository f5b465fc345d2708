import { createServer } from 'node:http';
import { Pool } from 'pg';

/**
 * The least that reading a receipt can cost: node:http and one prepared statement, without any check. It answers the
 * JSON that GET /api/shared-receipts/{id} gives a visitor, without the people, whose parts the product adds up.
 */
const money = (cents: string): string => `(${cents} / 100.0)::numeric(12, 2)::text`;
const RECEIPT = `
  SELECT json_build_object(
    'id', r.id, 'restaurantName', r.restaurant_name, 'description', r.description, 'date', to_char(r.date, 'YYYY-MM-DD'),
    'currency', r.currency, 'total', ${money('r.total_cents')}, 'tax', ${money('r.tax_cents')},
    'alcoholTax', ${money('r.alcohol_tax_cents')}, 'tip', ${money('r.tip_cents')}, 'fees', ${money('r.fees_cents')},
    'serviceChargePercent', r.service_charge_percent, 'discount', ${money('r.discount_cents')},
    'createdAt', iso_time(r.created_at),
    'items', (
      SELECT json_agg(json_build_object('name', i.name, 'price', ${money('i.price_cents')}, 'quantity', i.quantity,
        'taxClass', i.tax_class, 'discount', ${money('i.discount_cents')}) ORDER BY i.position)
      FROM item i WHERE i.receipt_id = r.id),
    'claims', (
      SELECT coalesce(json_agg(json_build_object(
        'id', c.id, 'receiptId', c.receipt_id, 'itemIndex', i.position, 'claimerName', c.claimer_name,
        'treatedName', c.treated_name, 'sharedWith', c.shared_with, 'claimerEmail', NULL, 'claimerPhone', NULL, 'amount', ${money('c.amount_cents')}, 'units', c.units,
        'splitCount', c.split_count, 'status', c.status, 'createdAt', iso_time(c.created_at),
        'paymentMethod', p.method, 'paymentUsername', NULL, 'paidAt', iso_time(p.created_at)
      ) ORDER BY c.created_at, c.id), '[]')
      FROM claim c JOIN item i ON i.id = c.item_id LEFT JOIN payment p ON p.id = c.payment_id
      WHERE c.receipt_id = r.id)
  ) AS document
  FROM receipt r WHERE r.id = $1`;

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = createServer((req, res) => {
  const id = req.url?.split('/').at(-1) ?? '';
  if (id === 'readyz') return void res.end('ready');
  pool.query<{ document: object }>({ name: 'receipt', text: RECEIPT, values: [id] }).then(
    ({ rows }) => res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]?.document)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
