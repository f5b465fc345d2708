// The health check of a container of the web server: ends with 0 when /readyz answers 200, else with 1.
import { get } from 'node:http';

const { PORT } = process.env;
const asked = get({ host: '127.0.0.1', port: PORT || 3000, path: '/readyz', timeout: 4000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
);
asked.once('error', () => process.exit(1));
asked.once('timeout', () => process.exit(1));
